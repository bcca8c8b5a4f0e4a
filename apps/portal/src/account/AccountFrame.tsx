import { getQuickLinks } from '@producer-portal/domain/quick-links'
import { findPageId, type PageId } from '@producer-portal/domain/shell'
import { AccountLayout } from '@producer-portal/features/account'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useProfile } from '../auth/queries.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { usePageName } from '../shell/usePageName.js'

export interface AccountFrameProps {
  /** Disables the links to other account pages, while a required action is pending. Default: false. */
  isNavigationDisabled?: boolean
  children: ReactNode
}

/** The profile is what is on file, and the quick links need the width. */
const facts: Readonly<Partial<Record<PageId, 'none' | 'identity'>>> = {
  profile: 'none',
  quickLinks: 'none',
  verifyContact: 'identity',
}

/** The layout of every account page, with the signed-in user's data. */
export function AccountFrame({ isNavigationDisabled, children }: AccountFrameProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  const getPageName = usePageName()
  const page = findPageId(pathname)
  const shown = (page && facts[page]) ?? 'all'
  const { data, error, reload } = useProfile()
  // The editor of the quick links, which belongs to these pages, then opens at once
  useQuery(getQuickLinks, isNavigationDisabled ? null : {})
  return (
    <AccountLayout
      user={user}
      profile={toLoad({ data, error })}
      currentPath={pathname}
      currentTitle={page && getPageName(page)}
      facts={shown === 'none' ? undefined : shown}
      isNavigationDisabled={isNavigationDisabled}
      onSignOut={() => void navigate('/logout')}
      onRetry={() => void reload()}
    >
      {children}
    </AccountLayout>
  )
}
