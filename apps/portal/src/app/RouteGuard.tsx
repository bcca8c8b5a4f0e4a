import type { Onboarding } from '@producer-portal/domain/auth'
import { getSignInMethod } from '@producer-portal/domain/config'
import type { FeatureFlags } from '@producer-portal/domain/config'
import { pages } from '@producer-portal/domain/shell'
import type { Page, PageGuard } from '@producer-portal/domain/shell'
import { commonMessages, useMessages } from '@producer-portal/features/i18n'
import type { TitledPage } from '@producer-portal/features/page-titles'
import { lazyComponent } from '@producer-portal/ui'
import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import {
  clearReturnTo,
  requiredActionPaths,
  savedReturnTo,
  saveReturnTo,
  useOnboarding,
} from '../auth/after-sign-in.js'
import { usePendingSignIn, useSession } from '../auth/state.js'
import type { Session } from '../auth/state.js'
import { useEnvironment, useFeatureFlags } from '../config/queries.js'
import { LoadingPage } from '../shell/LoadingPage.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { PageEntry } from './PageEntry.js'

/** A page of the table with its component; without one it redirects, or isn't found. */
export interface PortalRoute extends Page {
  /** The page that names the browser's tab. */
  readonly title: TitledPage
  readonly component?: ComponentType
  /** The part that a crash of the page takes down: only the page by default. */
  readonly crash?: 'page' | 'site'
}

const dashboard = pages.dashboard.path

const loadStatusPages = () => import('../shell/StatusPages.js')
const NotFoundPage = lazyComponent(async () => (await loadStatusPages()).NotFoundPage, { preload: false })
const NoAccessPage = lazyComponent(async () => (await loadStatusPages()).NoAccessPage, { preload: false })
const TitledEntry = lazyComponent(async () => (await import('./TitledEntry.js')).TitledEntry)
const PasswordPrompt = lazyComponent(async () => (await import('../auth/PasswordPrompt.js')).PasswordPrompt, {
  fallback: null,
})

/** Shows the page of a route to users who may open it, and redirects everyone else as the guard decides. */
export function RouteGuard({ route }: { route: PortalRoute }) {
  const decision = useGuardDecision(route)
  const { pathname } = useLocation()
  const isRequiredAction = route.requiredActions !== undefined
  switch (decision.kind) {
    case 'pending':
      return <LoadingPage />
    case 'signIn':
      return <ReturningRedirect to={pages.signIn.path} mayReturn={pathname !== '/'} />
    case 'requiredAction':
      return (
        <ReturningRedirect
          to={decision.to}
          mayReturn={!isRequiredAction && pathname !== '/' && pathname !== dashboard}
        />
      )
    case 'redirect':
      return <Navigate replace to={decision.to === dashboard ? (savedReturnTo() ?? dashboard) : decision.to} />
    case 'forbidden':
      return <PageView route={{ ...route, component: NoAccessPage, title: 'noAccess' }} />
    case 'notFound':
      return <PageView route={toNotFound(route)} />
    default:
      if (route.redirectTo) return <Navigate replace to={route.redirectTo} />
      return <PageView key={pathname} route={route.component ? route : toNotFound(route)} />
  }
}

function toNotFound(route: PortalRoute): PortalRoute {
  return { ...route, component: NotFoundPage, title: 'notFound' }
}

/**
 * Decides from what is known now. A mode that failed to load counts as production; flags that failed to load are
 * unknown, so a page that needs one waits.
 */
function useGuardDecision(page: GuardedPage): GuardDecision {
  const session = useSession()
  const hasPendingTwoFactor = usePendingSignIn() !== null
  const onboarding = useOnboarding()
  const { data: flags } = useFeatureFlags()
  const environment = useEnvironment()
  const mode = environment.data?.mode ?? (environment.error === undefined ? undefined : 'prod')
  return resolveGuard(page, { session, flags, mode, hasPendingTwoFactor, onboarding })
}

/** Redirects, and keeps the address for the way back. */
function ReturningRedirect({ to, mayReturn }: { to: string; mayReturn: boolean }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (mayReturn) saveReturnTo(pathname + search + hash)
    void navigate(to, { replace: true })
  }, [navigate, to, mayReturn, pathname, search, hash])
  return null
}

/** The page itself: loaded when needed, announced to the user, its crash kept to itself. */
function PageView({ route }: { route: PortalRoute }) {
  const { component: Component, title, guard = 'authenticated', requiredActions, crash = 'page' } = route
  const t = useMessages(commonMessages)
  const onboarding = useOnboarding()
  const passwordDaysLeft = onboarding?.kind === 'none' ? onboarding.passwordWarningDays : null
  const hasArrived = guard === 'authenticated' && requiredActions === undefined
  useEffect(() => {
    if (hasArrived) clearReturnTo()
  }, [hasArrived])
  const page = (
    <Suspense fallback={<LoadingPage />}>
      {Component && <Component />}
      {title === 'dashboard' ? <PageEntry title={t('dashboard')} /> : <TitledEntry page={title} />}
      {hasArrived && passwordDaysLeft !== null && <PasswordPrompt daysLeft={passwordDaysLeft} />}
    </Suspense>
  )
  return crash === 'site' ? page : <SectionBoundary isPage>{page}</SectionBoundary>
}

/** The fields of the page table that the guard needs. */
export type GuardedPage = Pick<Page, 'guard' | 'access' | 'flag' | 'modes' | 'signInMethod' | 'requiredActions'>

/** The facts known when a page is visited. */
export interface GuardContext {
  readonly session: Session
  readonly hasPendingTwoFactor: boolean
  /** Undefined while unknown. */
  readonly flags: FeatureFlags | undefined
  /** Undefined while unknown. */
  readonly mode: string | undefined
  /**
   * The action that a signed-in user must complete first. Undefined while unknown; null when it failed to load, and
   * then nothing is.
   */
  readonly onboarding?: Onboarding | null
}

export type GuardDecision =
  | { readonly kind: 'show' }
  /** Something is still unknown: a loading page. */
  | { readonly kind: 'pending' }
  /** Sign in first, then return. */
  | { readonly kind: 'signIn' }
  /** Complete an action there first, then return. */
  | { readonly kind: 'requiredAction'; readonly to: string }
  /** The page isn't for this moment: go to the dashboard, or to sign-in, without coming back. */
  | { readonly kind: 'redirect'; readonly to: '/dashboard' | '/login' }
  /** Signed in, but the access rule says no. */
  | { readonly kind: 'forbidden' }
  /** The page does not exist in this deployment. */
  | { readonly kind: 'notFound' }

/**
 * Decides whether a page opens: the mode first, then the session, required actions, whether the page exists in this
 * deployment, and the access rule.
 */
export function resolveGuard(page: GuardedPage, context: GuardContext): GuardDecision {
  const guard = page.guard ?? 'authenticated'
  return (
    resolveMode(page, context) ??
    resolveSession(guard, context) ??
    resolveRequiredAction(guard, page, context) ??
    resolveExistence(page, context) ??
    resolveAccess(page, context)
  )
}

/** Tells nobody about a page that no user of this mode has, signed in or not. */
function resolveMode({ modes }: GuardedPage, { mode }: GuardContext): GuardDecision | null {
  if (!modes) return null
  if (mode === undefined) return { kind: 'pending' }
  return modes.some((allowed) => allowed === mode) ? null : { kind: 'notFound' }
}

function resolveSession(guard: PageGuard, { session, hasPendingTwoFactor }: GuardContext): GuardDecision | null {
  if (session.status !== 'authenticated' && session.status !== 'anonymous') return { kind: 'pending' }
  const isSignedIn = session.status === 'authenticated'
  if (guard === 'authenticated') return isSignedIn ? null : { kind: 'signIn' }
  if (guard === 'public') return null
  if (isSignedIn) return { kind: 'redirect', to: '/dashboard' }
  if (guard === 'pendingTwoFactor' && !hasPendingTwoFactor) return { kind: 'redirect', to: '/login' }
  return null
}

function resolveRequiredAction(
  guard: PageGuard,
  { requiredActions }: GuardedPage,
  { onboarding }: GuardContext,
): GuardDecision | null {
  if (guard !== 'authenticated' || onboarding === null) return null
  if (onboarding === undefined) return { kind: 'pending' }
  if (onboarding.kind === 'none') return requiredActions ? { kind: 'redirect', to: '/dashboard' } : null
  if (requiredActions?.includes(onboarding.kind)) return null
  return { kind: 'requiredAction', to: requiredActionPaths[onboarding.kind] }
}

function resolveExistence({ flag, signInMethod }: GuardedPage, { flags }: GuardContext): GuardDecision | null {
  if ((flag || signInMethod) && !flags) return { kind: 'pending' }
  if (flag && !flags?.[flag]) return { kind: 'notFound' }
  if (signInMethod && flags && signInMethod !== getSignInMethod(flags)) return { kind: 'notFound' }
  return null
}

function resolveAccess({ access }: GuardedPage, { session }: GuardContext): GuardDecision {
  if (!access) return { kind: 'show' }
  return session.status === 'authenticated' && access(session.user) ? { kind: 'show' } : { kind: 'forbidden' }
}
