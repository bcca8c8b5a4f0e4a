import type { AccessUser } from '@producer-portal/domain/access'
import { searchAddress } from '@producer-portal/domain/config'
import { AppFrame } from '@producer-portal/features/shell'
import { lazyComponent, useLocale } from '@producer-portal/ui'
import { memo } from 'react'
import { Outlet, type NavigateFunction } from 'react-router-dom'
import { useIsOffline } from '../api/connection.js'
import { PageData, useShownSince } from '../api/shown-data.js'
import { useProfile } from '../auth/queries.js'
import { useOnboarding } from '../auth/after-sign-in.js'
import { isImpersonated } from '../auth/cookies.js'
import { portalSettings } from '../config/portal-settings.js'
import { useAddresses } from '../config/queries.js'
import { firstVisitEnd } from '../shell/first-visit.js'
import { FrameContext } from '../shell/frame.js'
import { useNavigation, useSiteNotification, useUnreadCount } from '../shell/queries.js'
import { useDisplayPreferences } from '../shell/state.js'

const AccessWatch = lazyComponent(
  async () => {
    await firstVisitEnd
    return (await import('./AccessWatch.js')).AccessWatch
  },
  { fallback: null },
)

const ChosenLanguage = lazyComponent(async () => (await import('../shell/language.js')).ChosenLanguage, {
  fallback: null,
  preload: false,
})

export interface SignedInFrameProps {
  user: AccessUser
  /** The path of the page; sorting or filtering a list, which changes the query only, does not render the frame. */
  pathname: string
  /** Given instead of asked for: what asks the router is rendered at every change of the query. */
  navigate: NavigateFunction
}

/** The frame of signed-in users with the data of its parts, around the page. */
export const SignedInFrame = memo(function SignedInFrame({ user, pathname, navigate }: SignedInFrameProps) {
  const { brand } = portalSettings()
  const { mode, density, setMode, setDensity } = useDisplayPreferences()
  const { data: profile } = useProfile()
  const { tag } = useLocale()
  const navigation = useNavigation()
  const onboarding = useOnboarding()
  const unreadCount = useUnreadCount()
  const { notification, dismiss } = useSiteNotification()
  const isOffline = useIsOffline()
  const dataFrom = useShownSince()
  const settings = useAddresses()
  return (
    <AppFrame
      brand={brand}
      user={user}
      profile={profile}
      navigation={navigation}
      currentPath={pathname}
      isNavigationDisabled={onboarding !== undefined && onboarding !== null && onboarding.kind !== 'none'}
      unreadCount={unreadCount}
      notification={notification ?? undefined}
      onNotificationDismiss={dismiss}
      externalHrefs={{
        directories: settings.directoriesUrl,
        marketing: settings.marketingUrl,
        insuranceProducts: `${settings.appsUrl}/insurance-products`,
        investmentProducts: `${settings.appsUrl}/investment-products`,
        secureMessages: `${settings.serviceUrl}/SMS`,
        representativeEmail: `mailto:${brand.email}`,
      }}
      onSearchSubmit={(text) => openTab(searchAddress(settings, text))}
      onClassicDashboardOpen={() => openTab(settings.classicUrl)}
      display={{ mode, density, onModeChange: setMode, onDensityChange: setDensity }}
      isImpersonated={isImpersonated()}
      offline={isOffline ? { dataFrom: dataFrom === null ? null : new Date(dataFrom) } : undefined}
      onSignOut={() => void navigate('/logout')}
    >
      <FrameContext value>
        <PageData value>
          <Outlet />
          {profile && (profile.language ?? 'en-US') !== tag && <ChosenLanguage tag={profile.language} />}
          {profile?.delegatedAccess && <AccessWatch />}
        </PageData>
      </FrameContext>
    </AppFrame>
  )
})

function openTab(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
