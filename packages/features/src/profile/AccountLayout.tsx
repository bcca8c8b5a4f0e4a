'use client'

import { type AccessUser, isShownAsGuest } from '@producer-portal/domain/access'
import { displayIdentity, type Profile } from '@producer-portal/domain/profile'
import { Avatar, Button, ErrorState, LogOutIcon, Skeleton, Spinner, Text, VisuallyHidden } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { type AccountHrefs, accountLinks, portalAccountHrefs } from './account-links.js'
import * as S from './AccountLayout.styles.js'
import { AccountNavigation } from './AccountNavigation.js'
import { profileMessages } from './messages.js'

export interface AccountLayoutProps {
  /** Who is signed in: decides the buttons. */
  user: AccessUser
  /** The profile, or why there is none; without it the page is not shown. */
  profile: Profile | 'loading' | 'error'
  /** Path of the page that is shown; marks its button. */
  currentPath: string
  /** Shows the buttons but lets nobody use them: something must be settled first. Default: false. */
  isNavigationDisabled?: boolean
  /** Where the account pages are. Default: the addresses of the portal. */
  hrefs?: AccountHrefs
  onSignOut: () => void
  /** Called by Retry after the profile could not be had. */
  onRetry: () => void
  /** The page. */
  children: ReactNode
}

/** Use it around every page about one's own account: who it is about, the way out, and the ways between the pages. */
export function AccountLayout(props: AccountLayoutProps) {
  const { user, profile, currentPath, isNavigationDisabled = false, hrefs = portalAccountHrefs } = props
  const say = useMessages(profileMessages)
  return (
    <S.Root>
      <S.Top>
        <S.Head>
          <Avatar name={typeof profile === 'string' ? '' : displayIdentity(user, profile).name} />
          <S.Person>
            <Text size="xs" tone="muted">
              {say('account')}
            </Text>
            <S.Name>{profile === 'loading' ? <Skeleton width="6rem" /> : firstNameOf(user, profile)}</S.Name>
          </S.Person>
          <Button iconStart={LogOutIcon} onClick={props.onSignOut}>
            {say('signOut')}
          </Button>
        </S.Head>
        <AccountNavigation links={accountLinks(user, currentPath, hrefs)} isDisabled={isNavigationDisabled} />
      </S.Top>
      {/* The page brings its heading along; without it there must be another one to jump to. */}
      {typeof profile === 'string' && <VisuallyHidden as="h1">{say('account')}</VisuallyHidden>}
      {profile === 'loading' && (
        <S.Wait>
          <Spinner size="large" label={say('loadingProfile')} />
        </S.Wait>
      )}
      {profile === 'error' && (
        <ErrorState title={say('profileFailed')} onRetry={props.onRetry} retryLabel={say('retry')} />
      )}
      {typeof profile !== 'string' && props.children}
    </S.Root>
  )
}

/** The first name; the whole one where there is no first, the user id while nothing is known. */
function firstNameOf(user: AccessUser, profile: Profile | 'error'): string {
  if (profile === 'error') return user.userId
  const first = isShownAsGuest(user) ? null : profile.firstName?.trim()
  return first || displayIdentity(user, profile).name
}
