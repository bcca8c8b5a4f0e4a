'use client'

import { Drawer, Skeleton } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { laterShellMessages } from '../later-messages.js'
import { shellMessages } from '../messages.js'
import { getMainItems, type NavigationContext, getSettingsItems } from './navigation-view.js'
import { NavigationList } from './NavigationList.js'
import { NavigationProblem } from './NavigationProblem.js'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`

export interface MobileNavigationProps extends NavigationContext {
  /** True if the drawer is shown. */
  isOpen: boolean
  /** Called when the drawer is closed or a page was chosen. */
  onClose: () => void
  /** Parts that the header has no room for on a small screen, above the places: the search. */
  search?: ReactNode
  /** Content below the navigation: links to other sites. Default: none. */
  children?: ReactNode
}

/** Use it below 1024 px: the whole navigation in a drawer, every item of it. */
export function MobileNavigation({ isOpen, onClose, search, children, ...setting }: MobileNavigationProps) {
  const t = useMessages(shellMessages)
  const { toTerm } = useTerms()
  const tLater = useMessages(laterShellMessages)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="start" size="small" title={tLater('navigationTitle')}>
      <Stack>
        {search}
        <nav aria-label={t('navigation')}>
          <NavigationList items={getMainItems(setting, t, toTerm)} onPageSelect={onClose} />
          {setting.navigation === 'loading' && <Skeleton lines={4} />}
          <NavigationProblem navigation={setting.navigation} />
          <NavigationList items={getSettingsItems(setting, t)} onPageSelect={onClose} />
        </nav>
        {children}
      </Stack>
    </Drawer>
  )
}
