import {
  AgentSearchPanel,
  HomeOfficeActions,
  type HomeOfficeSubject,
  ViewedAgent,
} from '@producer-portal/features/home-office'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAgentSearch, useViewedAgent } from './queries.js'
import { useClearedElsewhere, useViewedChoice } from './state.js'
import type { Viewed } from './useViewed.js'
import { pathViewing } from './viewed-number.js'

export interface HomeOfficeToolsProps {
  /** The agent or agency whose lists are shown; null before one is chosen. */
  number: string | null
  /** The purpose of choosing an agent or agency. Default: `cases`. */
  subject?: HomeOfficeSubject
}

/**
 * The search where home office chooses an agent or agency, and the link to their dashboard, for every page with lists.
 * The choice is in the URL and kept until another one, until it's cleared and until the session ends; filters of the
 * previous choice are removed.
 */
export function HomeOfficeTools({ number, subject }: HomeOfficeToolsProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { search, find } = useAgentSearch()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const [, choose] = useViewedChoice()
  const leaveChoice = useCallback(() => void navigate(pathname), [navigate, pathname])
  useClearedElsewhere(leaveChoice)
  const clear = () => {
    choose(null)
    leaveChoice()
  }
  const isDashboard = pathname === '/dashboard'
  return (
    <>
      <HomeOfficeActions
        subject={subject}
        onAgentDashboardOpen={isDashboard ? undefined : () => void navigate(pathViewing('/dashboard', number))}
        onSearchOpen={() => setOpen(true)}
        onClear={number === null ? undefined : clear}
      />
      <AgentSearchPanel
        isOpen={isOpen}
        onClose={close}
        search={search}
        onSearch={find}
        selectedNumber={number ?? undefined}
        onSelect={(choice) => {
          close()
          void navigate(pathViewing(pathname, choice.number))
        }}
      />
    </>
  )
}

export interface ViewedAgentNameProps {
  /** The agent or agency whose lists home office views. */
  viewed: Viewed
  /** The purpose of the choice. */
  subject: HomeOfficeSubject
}

/**
 * Shows the name of the agent or agency whose lists are shown, and looks up what is not known of them yet. An agent's
 * lists are those of the agency as soon as the filter for agents is another one.
 */
export function ViewedAgentName({ viewed, subject }: ViewedAgentNameProps) {
  useViewedAgent(viewed)
  const [query] = useSearchParams()
  const { number, agencyNo, agencyName } = viewed
  const isWidened = agencyNo !== null && agencyNo !== number && query.has('agent')
  return (
    <ViewedAgent subject={subject} agent={isWidened ? { number: agencyNo, name: agencyName ?? agencyNo } : viewed} />
  )
}
