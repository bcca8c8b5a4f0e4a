'use client'

import { visibleItemCount } from '@producer-portal/domain/navigation'
import { NavRail, Skeleton } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'
import { mainItems, type NavigationSetting, settingsItems } from './navigation-view.js'
import { NavigationProblem } from './NavigationProblem.js'
import * as S from './SideNavigation.styles.js'
import { useWindowSize } from './use-window-size.js'

export interface SideNavigationProps extends NavigationSetting {
  /** Shows the places but lets nobody leave the page. Default: false. */
  isDisabled?: boolean
}

/** Use it at the side of the pages from 1024 px on; what does not fit the height is under More. */
export function SideNavigation({ isDisabled = false, ...setting }: SideNavigationProps) {
  const say = useMessages(shellMessages)
  const size = useWindowSize()
  const items = mainItems(setting, say)
  const settings = settingsItems(setting, say)
  const shown = visibleItemCount(items.length, size)
  // By the element itself: React 18 does not know the attribute.
  const setInert = (root: HTMLElement | null) => {
    if (root) root.inert = isDisabled
  }
  return (
    <S.Root ref={setInert} data-disabled={isDisabled || undefined} data-crowded={shown < items.length || undefined}>
      <NavRail items={items} moreAfter={shown} label={say('navigation')} moreLabel={say('more')} />
      {setting.navigation === 'loading' && <NavigationSkeleton label={say('loadingNavigation')} />}
      <NavigationProblem navigation={setting.navigation} />
      {settings.length > 0 && (
        <S.Foot>
          <NavRail items={settings} label={say('profileAndSettings')} />
        </S.Foot>
      )}
    </S.Root>
  )
}

function NavigationSkeleton({ label }: { label: string }) {
  return (
    <S.Waiting role="status" aria-label={label}>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} shape="block" height="2.5rem" />
      ))}
    </S.Waiting>
  )
}
