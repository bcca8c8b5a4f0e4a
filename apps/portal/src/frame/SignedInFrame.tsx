import type { AccessUser } from '@producer-portal/domain/access'
import { environmentSettings, searchAddress } from '@producer-portal/domain/environment'
import { AppFrame } from '@producer-portal/features/shell'
import type { ReactNode } from 'react'
import { useEnvironment } from '../data/useEnvironment.js'
import { useProfile } from '../data/useProfile.js'
import { useSiteNotification } from '../data/useSiteNotification.js'
import { useUnreadCount } from '../data/useUnreadCount.js'
import { useHistory } from '../history/HistoryContext.js'
import { usePathname } from '../history/PathnameContext.js'
import { isImpersonated } from '../session/impersonation.js'
import { usePreferences } from '../state/preferences.js'
import { PagePathsProvider } from './page-paths.js'
import { useNavigationState } from './useNavigationState.js'
import { useOnboarding } from './useOnboarding.js'

export interface SignedInFrameProps {
  user: AccessUser
  /** The addresses that have a page. */
  paths: readonly string[]
  children: ReactNode
}

/** The frame of everybody who is signed in, filled with the data of its parts. */
export function SignedInFrame({ user, paths, children }: SignedInFrameProps) {
  const pathname = usePathname()
  const history = useHistory()
  const { brand, mode, density, chooseMode, chooseDensity } = usePreferences()
  const settings = useEnvironment().data ?? environmentSettings('prod')
  const { notification, dismiss } = useSiteNotification()
  return (
    <AppFrame
      brand={brand}
      user={user}
      profile={useProfile().data}
      navigation={useNavigationState(paths)}
      currentPath={pathname}
      isNavigationDisabled={isHeldUp(useOnboarding())}
      unreadCount={useUnreadCount()}
      notification={notification ?? undefined}
      onNotificationDismiss={dismiss}
      outsideHrefs={{
        directories: settings.directoriesUrl,
        marketing: settings.marketingUrl,
        insuranceProducts: `${settings.appsUrl}/insurance-products`,
        investmentProducts: `${settings.appsUrl}/investment-products`,
        secureMessages: `${settings.serviceUrl}/SMS`,
        representativeEmail: `mailto:${brand.email}`,
      }}
      onSearchSubmit={(text) => openTab(searchAddress(settings, text))}
      onClassicDashboardOpen={() => openTab(settings.classicUrl)}
      display={{ mode, density, onModeChoose: chooseMode, onDensityChoose: chooseDensity }}
      isImpersonated={isImpersonated()}
      onSignOut={() => history.push('/logout')}
    >
      <PagePathsProvider value={paths}>{children}</PagePathsProvider>
    </AppFrame>
  )
}

/** Until what is due after signing in is settled, the navigation leads nowhere. */
function isHeldUp(onboarding: ReturnType<typeof useOnboarding>): boolean {
  return onboarding !== undefined && onboarding !== null && onboarding.kind !== 'none'
}

function openTab(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
