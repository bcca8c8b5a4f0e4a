'use client'

import { type AccessUser, isShownAsGuest } from '@producer-portal/domain/access'
import { displayIdentity, type Profile } from '@producer-portal/domain/account'
import {
  Breadcrumb,
  Button,
  LoadState,
  LogOutIcon,
  Skeleton,
  Spinner,
  UnderlineNav,
  VisuallyHidden,
} from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import { AccountFacts } from './AccountFacts.js'
import { type AccountHrefs, getAccountLinks, portalAccountHrefs } from './account-links.js'
import * as S from './AccountLayout.styles.js'

export interface AccountLayoutProps {
  /** The signed-in user; decides the buttons. */
  user: AccessUser
  /** The profile, or why there is none; without it the page is not shown. */
  profile: Profile | 'loading' | 'error'
  /** Path of the page that is shown; marks its button. */
  currentPath: string
  /** Title of the page. A page below Profile shows the way to it, in a small window in place of the links. Default: none. */
  currentTitle?: string
  /** The facts on file, beside the page: `identity` where the page shows the contact data itself. Default: nothing. */
  facts?: 'all' | 'identity'
  /** Shows the links but disables them: the user must complete another step first. Default: false. */
  isNavigationDisabled?: boolean
  /** The addresses of the account pages. Default: the addresses of the portal. */
  hrefs?: AccountHrefs
  /** Called by 'Sign Out'. */
  onSignOut: () => void
  /** Called by Retry after the profile failed to load. */
  onRetry: () => void
  /** The page. */
  children: ReactNode
}

/** Use it around every account page: links between the pages or the way to this one, the user, and 'Sign Out'. */
export function AccountLayout(props: AccountLayoutProps) {
  const { user, profile, currentPath, currentTitle, facts, isNavigationDisabled = false } = props
  const { hrefs = portalAccountHrefs } = props
  const t = useMessages(accountMessages)
  const links = getAccountLinks(user, currentPath, hrefs)
  // Preferences stays marked on its pages
  const parent = links.find(({ page, current }) => page === 'profile' && current === 'true')
  const isBelow = parent !== undefined && currentTitle !== undefined && !isNavigationDisabled
  return (
    <S.Frame data-below={isBelow || undefined} data-facts={facts}>
      <S.Side>
        {links.length > 0 && (
          <UnderlineNav
            items={links.map(({ page, href, current }) => ({ id: page, label: t(page), href, current }))}
            aria-label={t('accountPages')}
            isDisabled={isNavigationDisabled}
            isColumnOnDesk
          />
        )}
        <S.Person>
          <S.Name>{profile === 'loading' ? <Skeleton width="6rem" /> : getFirstName(user, profile)}</S.Name>
          <Button variant="quiet" size="small" iconStart={LogOutIcon} onClick={props.onSignOut}>
            {t('signOut')}
          </Button>
        </S.Person>
      </S.Side>
      {isBelow && (
        <S.Way>
          <Breadcrumb items={[{ label: t(parent.page), href: parent.href }, { label: currentTitle }]} />
        </S.Way>
      )}
      <S.Page>
        {/* The page brings its heading along; without it there must be another one to jump to. */}
        {typeof profile === 'string' && <VisuallyHidden as="h1">{t('account')}</VisuallyHidden>}
        <LoadState
          value={profile}
          skeleton={
            <S.Wait>
              <Spinner size="large" label={t('loadingProfile')} />
            </S.Wait>
          }
          errorTitle={t('profileFailed')}
          onRetry={props.onRetry}
        >
          {() => props.children}
        </LoadState>
      </S.Page>
      {facts && typeof profile === 'object' && (
        <S.Facts>
          <AccountFacts user={user} profile={profile} hidesContact={facts === 'identity'} />
        </S.Facts>
      )}
    </S.Frame>
  )
}

/** The first name; the whole one where there is no first, the user id while nothing is known. */
function getFirstName(user: AccessUser, profile: Profile | 'error'): string {
  if (profile === 'error') return user.userId
  const first = isShownAsGuest(user) ? null : profile.firstName?.trim()
  return first || displayIdentity(user, profile).name
}
