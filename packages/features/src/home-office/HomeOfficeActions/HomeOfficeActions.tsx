'use client'

import { Button, LayoutDashboardIcon, SearchIcon, useFocusRestore, XIcon } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import type { HomeOfficeSubject } from '../agent-search.js'
import { homeOfficeMessages } from '../messages.js'

export interface HomeOfficeActionsProps {
  /** The purpose of choosing an agent or agency; words the button that opens the search. Default: `cases`. */
  subject?: HomeOfficeSubject
  /** Called by 'View in Agent Dashboard'. Without it, there is no such button. */
  onAgentDashboardOpen?: () => void
  /** Called by 'Search All Cases' or 'Search All Agents'. Without it, there is no such button. */
  onSearchOpen?: () => void
  /** Called by 'Clear Selection'. Without it, there is no such button. */
  onClear?: () => void
}

/** Use it beside the title of a list for home office, who look at the books of others. */
export function HomeOfficeActions(props: HomeOfficeActionsProps) {
  const { subject = 'cases', onAgentDashboardOpen, onSearchOpen, onClear } = props
  const t = useMessages(homeOfficeMessages)
  const searchButton = useRef<HTMLButtonElement>(null)
  // A page without a choice draws its own
  useFocusRestore(searchButton)
  // The button goes with the selection, so the focus moves on to the next choice
  const clear = () => {
    searchButton.current?.focus()
    onClear?.()
  }
  return (
    <>
      {onClear && (
        <Button variant="quiet" iconStart={XIcon} onClick={clear}>
          {t('clearSelection')}
        </Button>
      )}
      {onAgentDashboardOpen && (
        <Button iconStart={LayoutDashboardIcon} onClick={onAgentDashboardOpen}>
          {t('viewInAgentDashboard')}
        </Button>
      )}
      {onSearchOpen && (
        <Button ref={searchButton} variant="primary" iconStart={SearchIcon} onClick={onSearchOpen}>
          {t(subject === 'cases' ? 'searchAllCases' : 'searchAllAgents')}
        </Button>
      )}
    </>
  )
}
