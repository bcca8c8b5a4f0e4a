import { pages } from '@producer-portal/domain/shell'
import type { Page } from '@producer-portal/domain/shell'
import { useMessages } from '@producer-portal/features/i18n'
import { lazyComponent, PageHeader } from '@producer-portal/ui'
import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { clearReturnTo, savedReturnTo, saveReturnTo, useOnboarding } from '../auth/after-sign-in.js'
import { usePendingSignIn, useSession } from '../auth/state.js'
import { useEnvironment, useFeatureFlags } from '../config/queries.js'
import { LoadingPage } from '../shell/LoadingPage.js'
import { portalMessages } from '../shell/messages.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { PageEntry } from './PageEntry.js'
import { resolveGuard } from './route-guard.js'
import type { GuardDecision, GuardedPage } from './route-guard.js'

/** A page of the table with its component; without one it redirects, or isn't found. */
export interface PortalRoute extends Page {
  readonly component?: ComponentType
  /** What a crash of the page takes down: only the page by default. */
  readonly crash?: 'page' | 'site'
}

const dashboard = pages.dashboard.path

const NotFoundPage = lazyComponent(async () => (await import('../shell/StatusPages.js')).NotFoundPage, {
  preload: false,
})
const PasswordPrompt = lazyComponent(async () => (await import('../auth/PasswordPrompt.js')).PasswordPrompt, {
  fallback: null,
})

/** Shows the page of a route to users who may open it, and leads everyone else to where the guard decides. */
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
      return <PageView route={{ ...route, component: NoAccessPage, title: 'No access' }} />
    case 'notFound':
      return <PageView route={toNotFound(route)} />
    default:
      if (route.redirectTo) return <Navigate replace to={route.redirectTo} />
      return <PageView key={pathname} route={route.component ? route : toNotFound(route)} />
  }
}

function toNotFound(route: PortalRoute): PortalRoute {
  return { ...route, component: NotFoundPage, title: pages.notFound.title }
}

/** Decides from what is known now. A mode that failed to load counts as production. */
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
  const onboarding = useOnboarding()
  const passwordDaysLeft = onboarding?.kind === 'none' ? onboarding.passwordWarningDays : null
  const hasArrived = guard === 'authenticated' && requiredActions === undefined
  useEffect(() => {
    if (hasArrived) clearReturnTo()
  }, [hasArrived])
  const page = (
    <Suspense fallback={<LoadingPage />}>
      {Component && <Component />}
      <PageEntry title={title} />
      {hasArrived && passwordDaysLeft !== null && <PasswordPrompt daysLeft={passwordDaysLeft} />}
    </Suspense>
  )
  return crash === 'site' ? page : <SectionBoundary isPage>{page}</SectionBoundary>
}

/** In place of a page that the user's access does not include. */
function NoAccessPage() {
  const say = useMessages(portalMessages)
  return <PageHeader title={say('noPermission')} description={say('noPermissionText')} />
}
