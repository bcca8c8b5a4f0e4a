import { AgentSearchPanel, HomeOfficeActions, ViewedAgent } from '@producer-portal/features/home-office'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAgentNumbered, useAgentSearch } from './queries.js'
import { pathViewing } from './viewed-number.js'

export interface HomeOfficeToolsProps {
  /** Whose lists are shown; null before anybody was chosen. */
  number: string | null
}

/**
 * The search with which home office chooses whose lists it sees, and the way to that dashboard, for every page with
 * lists. The choice is kept in the address; what narrowed the lists of somebody else goes.
 */
export function HomeOfficeTools({ number }: HomeOfficeToolsProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { search, find } = useAgentSearch()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isDashboard = pathname === '/dashboard'
  return (
    <>
      <HomeOfficeActions
        onAgentDashboardOpen={isDashboard ? undefined : () => void navigate(pathViewing('/dashboard', number))}
        onSearchOpen={() => setOpen(true)}
      />
      <AgentSearchPanel
        isOpen={isOpen}
        onClose={close}
        search={search}
        onSearch={(term) => void find(term)}
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
  /** Whose lists home office looks at. */
  number: string
}

/** Says whose lists are shown, by name once that is known. */
export function ViewedAgentName({ number }: ViewedAgentNameProps) {
  const agent = useAgentNumbered(number)
  return agent && <ViewedAgent agent={agent} />
}
