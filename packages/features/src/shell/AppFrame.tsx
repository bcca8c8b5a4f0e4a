'use client'

import type { AccessUser } from '@producer-portal/domain/access'
import type { SiteNotification } from '@producer-portal/domain/notifications'
import type { Profile } from '@producer-portal/domain/profile'
import { AppHeader, latePart, SkipLink, useLatePart } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { createElement, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './AppFrame.styles.js'
import { BrandFooter } from './BrandFooter.js'
import type { DisplayChoiceProps } from './DisplayChoice.js'
import { HeaderLinks, type SiteHrefs } from './HeaderLinks.js'
import { HeaderSearch } from './HeaderSearch.js'
import { ImpersonationBanner } from './ImpersonationBanner.js'
import { shellMessages } from './messages.js'
import { MessagesMenu } from './MessagesMenu.js'
import { type NavigationState, portalHrefs, type ShellHrefs } from './navigation-view.js'
import { profileView } from './profile-view.js'
import { ProfileMenu } from './ProfileMenu.js'
import { SideNavigation } from './SideNavigation.js'
import { SiteNotificationBanner } from './SiteNotificationBanner.js'

const mobileNavigation = latePart(() => import('./MobileNavigation.js').then((part) => part.MobileNavigation))

/** Addresses outside the portal that the frame leads to. */
export interface OutsideHrefs extends SiteHrefs {
  /** Where secure messages are read and written. */
  readonly secureMessages: string
  /** Where the mail to a representative is written. */
  readonly representativeEmail: string
}

export interface AppFrameProps {
  /** Whose product it is. */
  brand: Brand
  /** Who is signed in: decides links, messages and navigation. */
  user: AccessUser
  /** The profile; left out until it has loaded. */
  profile?: Profile
  /** The navigation tree as the server sent it, or `loading`, `failed`, `unreachable`. */
  navigation: NavigationState
  /** Path of the page that is shown; marks its place in the navigation. */
  currentPath: string
  /** Shows the navigation but lets nobody use it: contact data must be verified first. Default: false. */
  isNavigationDisabled?: boolean
  /** Messages that nobody has read. Default: 0. */
  unreadCount?: number
  /** The notification above the page. Default: none. */
  notification?: SiteNotification
  onNotificationDismiss?: (type: string) => void
  /** Where the frame's own pages are. Default: the addresses of the portal. */
  hrefs?: ShellHrefs
  outsideHrefs: OutsideHrefs
  /** Called with the words to search for; the app opens the search in a new tab. */
  onSearchSubmit: (text: string) => void
  /** Called by 'Open Classic Dashboard'; left out, there is no such button. */
  onClassicDashboardOpen?: () => void
  /** How the portal looks to the reader, and the way to change it; left out, the profile card has no 'Display'. */
  display?: DisplayChoiceProps
  /** Says that somebody else looks at this person's portal, as long as they do. Default: false. */
  isImpersonated?: boolean
  onSignOut: () => void
  /** The page. */
  children: ReactNode
}

/** Use it around every page of people who are signed in: header, navigation, the page, footer. */
export function AppFrame(props: AppFrameProps) {
  const { brand, user, navigation, currentPath, outsideHrefs, hrefs = portalHrefs } = props
  const say = useMessages(shellMessages)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const MobileNavigation = useLatePart(mobileNavigation, isDrawerOpen)
  const main = useRef<HTMLElement>(null)
  const view = profileView(user, props.profile)
  const place = { navigation, user, currentPath, hrefs }
  const isDisabled = props.isNavigationDisabled ?? false
  const search = <HeaderSearch onSearchSubmit={props.onSearchSubmit} />
  const sites = { user, hrefs: outsideHrefs, onClassicDashboardOpen: props.onClassicDashboardOpen }
  return (
    <S.Root>
      <SkipLink>{say('skipToMain')}</SkipLink>
      <AppHeader
        brand={brand}
        homeHref={hrefs.dashboard}
        menuLabel={say('openNavigation')}
        onMenuOpen={isDisabled ? undefined : () => setDrawerOpen(true)}
        actions={
          <>
            <MessagesMenu
              user={user}
              unreadCount={props.unreadCount}
              secureMessagesHref={outsideHrefs.secureMessages}
              representativeEmailHref={outsideHrefs.representativeEmail}
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
          </S.Main>
          <S.Foot>
            <BrandFooter brand={brand} />
          </S.Foot>
          {props.isImpersonated && <ImpersonationBanner name={view.name} onSignOut={props.onSignOut} />}
        </S.Column>
      </S.Body>
      {MobileNavigation &&
        createElement(
          MobileNavigation,
          { ...place, isOpen: isDrawerOpen, onClose: () => setDrawerOpen(false), search },
          <HeaderLinks {...sites} layout="column" />,
        )}
    </S.Root>
  )
}

interface FrameNoticeProps extends Pick<AppFrameProps, 'notification' | 'onNotificationDismiss'> {
  /** Called when the banner goes away with the focus in it. */
  onLeave: () => void
}

function FrameNotice({ notification, onNotificationDismiss, onLeave }: FrameNoticeProps) {
  if (!notification || !onNotificationDismiss) return null
  return (
    <S.Notice>
      <SiteNotificationBanner
        notification={notification}
        onDismiss={(type) => {
          onNotificationDismiss(type)
          onLeave()
        }}
      />
    </S.Notice>
  )
}
