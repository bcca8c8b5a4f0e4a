'use client'

import type { AccessUser } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import type { SiteNotification } from '@producer-portal/domain/shell'
import { AppHeader, Banner, lazyComponent, SkipLink } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { BrandFooter } from '../BrandFooter/BrandFooter.js'
import type { DisplaySettingsProps } from '../DisplaySettings/DisplaySettings.js'
import { HeaderLinks, type SiteHrefs, type SiteLink } from '../HeaderLinks/HeaderLinks.js'
import { shellMessages } from '../messages.js'
import { MessagesMenu } from '../MessagesMenu/MessagesMenu.js'
import { type NavigationState, portalHrefs, type ShellHrefs } from '../Navigation/navigation-view.js'
import { SideNavigation } from '../Navigation/SideNavigation.js'
import { toProfileView } from '../ProfileCard/profile-view.js'
import { ProfileMenu } from '../ProfileCard/ProfileMenu.js'
import { SiteNotificationBanner } from '../SiteNotificationBanner/SiteNotificationBanner.js'
import type { OfflineBarProps } from '../OfflineBar/OfflineBar.js'
import * as S from './AppFrame.styles.js'
import { HeaderSearch } from './HeaderSearch.js'

const ImpersonationBanner = lazyComponent(
  () => import('../ImpersonationBanner/ImpersonationBanner.js').then((module) => module.ImpersonationBanner),
  { fallback: null },
)
// Preloaded with the others, as without a connection it can't be; one that is lost before that is said more plainly
const OfflineBar = lazyComponent(() => import('../OfflineBar/OfflineBar.js').then((module) => module.OfflineBar), {
  fallback: <OfflineNote />,
})
const MobileNavigation = lazyComponent(
  () => import('../Navigation/MobileNavigation.js').then((module) => module.MobileNavigation),
  { fallback: null },
)

/** Addresses outside the portal that the frame leads to. */
export interface ExternalHrefs extends SiteHrefs {
  /** The address where secure messages are read and written. Default: the header doesn't lead there. */
  readonly secureMessages?: string
  /** The address where the mail to a representative is written. Default: the header doesn't lead there. */
  readonly representativeEmail?: string
  /** Sites of your own in the header and the drawer, before those to products. Default: none. */
  readonly sites?: readonly SiteLink[]
}

export interface AppFrameProps {
  /** The brand. */
  brand: Brand
  /** The signed-in user; decides links, messages and navigation. */
  user: AccessUser
  /** The profile. Default: not loaded yet. */
  profile?: Profile
  /** The navigation tree as the server sent it, or `loading`, `failed`, `unreachable`. */
  navigation: NavigationState
  /** Path of the page that is shown; marks its place in the navigation. */
  currentPath: string
  /** Shows the navigation but disables it: the user must verify their contact data first. Default: false. */
  isNavigationDisabled?: boolean
  /** The number of unread messages. Default: 0. */
  unreadCount?: number
  /** The notification above the page. Default: none. */
  notification?: SiteNotification
  /** Called with the notification's type when it is dismissed; without it, no notification is shown. */
  onNotificationDismiss?: (type: string) => void
  /** The addresses of the frame's own pages. Default: the addresses of the portal. */
  hrefs?: ShellHrefs
  /** The URLs of the sites outside the portal. */
  externalHrefs: ExternalHrefs
  /** Called with the words to search for; the app opens the search in a new tab. */
  onSearchSubmit: (text: string) => void
  /** Called by 'Open Classic Dashboard'. Without it, there is no such button. */
  onClassicDashboardOpen?: () => void
  /** The display settings and their callbacks. Default: the profile card has no 'Display' section. */
  display?: DisplaySettingsProps
  /** Shows that the user views the portal as someone else. Default: false. */
  isImpersonated?: boolean
  /** There's no connection: how old the data on the page is. Default: connected. */
  offline?: OfflineBarProps
  /** Called by 'Sign Out'. */
  onSignOut: () => void
  /** The page. */
  children: ReactNode
}

/** Use it around every page for signed-in users: header, navigation, the page, and footer. */
export function AppFrame(props: AppFrameProps) {
  const { brand, user, navigation, currentPath, externalHrefs, hrefs = portalHrefs } = props
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const main = useRef<HTMLElement>(null)
  const view = toProfileView(user, props.profile)
  const place = { navigation, user, currentPath, hrefs }
  const isDisabled = props.isNavigationDisabled ?? false
  const search = <HeaderSearch onSearchSubmit={props.onSearchSubmit} />
  const sites = {
    user,
    hrefs: externalHrefs,
    links: externalHrefs.sites,
    onClassicDashboardOpen: props.onClassicDashboardOpen,
  }
  return (
    <S.Root>
      <SkipLink />
      <AppHeader
        brand={brand}
        homeHref={hrefs.dashboard}
        onMenuOpen={isDisabled ? undefined : () => setDrawer('open')}
        actions={
          <>
            <MessagesMenu
              user={user}
              unreadCount={props.unreadCount}
              secureMessagesHref={externalHrefs.secureMessages}
              representativeEmailHref={externalHrefs.representativeEmail}
            />
            <ProfileMenu view={view} hrefs={hrefs} display={props.display} onSignOut={props.onSignOut} />
          </>
        }
      >
        <S.Search>{search}</S.Search>
        <S.Links>
          <HeaderLinks {...sites} />
        </S.Links>
      </AppHeader>
      <S.Body>
        <SideNavigation {...place} isDisabled={isDisabled} />
        <S.Column>
          <FrameNotice {...props} onLeave={() => main.current?.focus()} />
          <S.Main ref={main} id="main" tabIndex={-1}>
            {props.children}
            <div data-pp-layers="" />
          </S.Main>
          <S.Foot>
            <BrandFooter brand={brand} />
          </S.Foot>
          {props.offline && <OfflineBar {...props.offline} />}
          {props.isImpersonated && <ImpersonationBanner name={view.name} onSignOut={props.onSignOut} />}
        </S.Column>
      </S.Body>
      {drawer !== 'unused' && (
        <MobileNavigation {...place} isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} search={search}>
          <HeaderLinks {...sites} layout="column" />
        </MobileNavigation>
      )}
    </S.Root>
  )
}

interface FrameNoticeProps extends Pick<
  AppFrameProps,
  'notification' | 'onNotificationDismiss' | 'isNavigationDisabled'
> {
  /** Called when the banner goes away with the focus in it. */
  onLeave: () => void
}

function FrameNotice({ notification, onNotificationDismiss, isNavigationDisabled, onLeave }: FrameNoticeProps) {
  if (!notification || !onNotificationDismiss) return null
  return (
    <SiteNotificationBanner
      notification={notification}
      isNavigationDisabled={isNavigationDisabled}
      onDismiss={(type) => {
        onNotificationDismiss(type)
        onLeave()
      }}
    />
  )
}

const atFoot = { position: 'sticky', insetBlockEnd: 0 } as const

function OfflineNote() {
  const t = useMessages(shellMessages)
  return (
    <Banner tone="warning" role="status" style={atFoot}>
      {t('offline')}
    </Banner>
  )
}
