'use client'

import { Drawer, Skeleton } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import * as S from './MobileNavigation.styles.js'
import { mainItems, type NavigationSetting, settingsItems } from './navigation-view.js'
import { NavigationList } from './NavigationList.js'
import { NavigationProblem } from './NavigationProblem.js'

export interface MobileNavigationProps extends NavigationSetting {
  /** Whether the drawer is shown. */
  isOpen: boolean
  /** Called when the drawer is closed or a page was chosen. */
  onClose: () => void
  /** What the header has no room for on a small screen, above the places: the search. */
  search?: ReactNode
  /** The same, below the places: the ways to other sites. */
  children?: ReactNode
}

/** Use it below 1024 px: the whole navigation in a drawer, every item of it. */
export function MobileNavigation({ isOpen, onClose, search, children, ...setting }: MobileNavigationProps) {
  const say = useMessages(shellMessages)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="start"
      size="small"
      title={say('navigationTitle')}
      closeLabel={say('close')}
    >
      <S.Stack>
        {search}
        <nav aria-label={say('navigation')}>
          <NavigationList items={mainItems(setting, say)} onPageChoose={onClose} />
          {setting.navigation === 'loading' && <Skeleton lines={4} />}
          <NavigationProblem navigation={setting.navigation} />
          <NavigationList items={settingsItems(setting, say)} onPageChoose={onClose} />
        </nav>
        {children}
      </S.Stack>
    </Drawer>
  )
}
