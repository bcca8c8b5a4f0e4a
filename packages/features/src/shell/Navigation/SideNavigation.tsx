'use client'

import { visibleItemCount, type WindowSize } from '@producer-portal/domain/shell'
import { lazyComponent, NavRail, Skeleton } from '@producer-portal/ui'
import { useSyncExternalStore, type CSSProperties } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { shellMessages } from '../messages.js'
import { getMainItems, type NavigationContext, getSettingsItems } from './navigation-view.js'
import * as S from './SideNavigation.styles.js'

// Rarely needed, so not part of the first file
const NavigationProblem = lazyComponent(
  () => import('./NavigationProblem.js').then((module) => module.NavigationProblem),
  { fallback: null },
)

export interface SideNavigationProps extends NavigationContext {
  /** Shows the links but disables them. Default: false. */
  isDisabled?: boolean
}

/** Use it at the side of the pages from 1024 px on; what does not fit the height is under More. */
export function SideNavigation({ isDisabled = false, ...setting }: SideNavigationProps) {
  const t = useMessages(shellMessages)
  const { toTerm } = useTerms()
  const size = useWindowSize()
  const items = getMainItems(setting, t, toTerm)
  const settings = getSettingsItems(setting, t)
  const shown = visibleItemCount(items.length, size)
  const isCrowded = shown < items.length
  const places = shown + Number(isCrowded) + settings.length
  return (
    <S.Root
      style={{ '--places': places } as CSSProperties}
      data-disabled={isDisabled || undefined}
      data-crowded={isCrowded || undefined}
    >
      <S.Places>
        <NavRail items={items} moreAfter={shown} isDisabled={isDisabled} />
        {setting.navigation === 'loading' && <NavigationSkeleton label={t('loadingNavigation')} />}
        {(setting.navigation === 'failed' || setting.navigation === 'unreachable') && (
          <NavigationProblem navigation={setting.navigation} />
        )}
      </S.Places>
      {settings.length > 0 && (
        <S.Foot>
          <NavRail items={settings} label={t('profileAndSettings')} isDisabled={isDisabled} />
        </S.Foot>
      )}
    </S.Root>
  )
}

function NavigationSkeleton({ label }: { label: string }) {
  return (
    <S.Waiting role="status" aria-label={label}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place}>
          <Skeleton shape="block" width="1.25rem" height="1.25rem" />
          <Skeleton width="3.5rem" />
        </div>
      ))}
    </S.Waiting>
  )
}

/** The inner size of the window in CSS px, kept up to date; a desktop's while a server renders. */
function useWindowSize(): WindowSize {
  const width = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 1440,
  )
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => 900,
  )
  return { width, height }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
