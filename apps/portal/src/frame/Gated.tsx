import { Navigate } from 'react-router-dom'
import { usePathname } from '../history/PathnameContext.js'
import { NoAccessPage } from '../pages/NoAccessPage.js'
import { LazyNotFoundPage } from '../pages/LazyNotFoundPage.js'
import { rememberedPath } from '../session/return-path.js'
import { DutyFirst } from './DutyFirst.js'
import { LoadingPage } from './LoadingPage.js'
import type { RouteEntry } from './route-entry.js'
import { RoutePage } from './RoutePage.js'
import { SignInFirst } from './SignInFirst.js'
import { useGate } from './useGate.js'

export interface GatedProps {
  entry: RouteEntry
}

const dashboard = '/dashboard'
const noAccess = { path: '*', guard: 'public', page: NoAccessPage, title: 'noAccess' } as const
const notFound = { path: '*', guard: 'public', page: LazyNotFoundPage, title: 'notFound' } as const

/** Shows the page of a route to whom its gate lets in, and everybody else what the gate decides. */
export function Gated({ entry }: GatedProps) {
  const decision = useGate(entry)
  const pathname = usePathname()
  if (decision.kind === 'wait') return <LoadingPage />
  if (decision.kind === 'sign-in') return <SignInFirst />
  if (decision.kind === 'duty') return <DutyFirst to={decision.to} isDuty={entry.duties !== undefined} />
  if (decision.kind === 'refuse') return <RoutePage entry={{ ...noAccess, guard: entry.guard }} />
  if (decision.kind === 'absent') return <RoutePage entry={{ ...notFound, guard: entry.guard }} />
  if (decision.kind === 'go') {
    const to = decision.to === dashboard ? (rememberedPath() ?? dashboard) : decision.to
    return <Navigate replace to={to} />
  }
  return entry.to ? <Navigate replace to={entry.to} /> : <RoutePage key={pathname} entry={entry} />
}
