'use client'

import {
  Button,
  EllipsisIcon,
  IconButton,
  LayoutDashboardIcon,
  Menu,
  type MenuEntry,
  SearchIcon,
  useFocusRestore,
  useIsNarrowWindow,
  XIcon,
} from '@producer-portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
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

const Compact = styled.span`
  display: flex;
`

/**
 * Use it beside the title of a list for home office, who look at the books of others. On a phone, where a choice is made
 * already, it is two icons, so that the list begins in the upper half of the screen.
 */
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
  const isCompact = useIsNarrowWindow() && onClear !== undefined
  if (isCompact) return <CompactActions {...props} />
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

/** The search as an icon, and a menu with the rest. */
function CompactActions({ subject = 'cases', onAgentDashboardOpen, onSearchOpen, onClear }: HomeOfficeActionsProps) {
  const t = useMessages(homeOfficeMessages)
  const root = useRef<HTMLSpanElement>(null)
  // It goes with the selection
  useFocusRestore(root)
  const entries: MenuEntry[] = []
  if (onAgentDashboardOpen) {
    const icon = LayoutDashboardIcon
    entries.push({ id: 'dashboard', label: t('viewInAgentDashboard'), icon, onAction: onAgentDashboardOpen })
  }
  if (onClear) entries.push({ id: 'clear', label: t('clearSelection'), icon: XIcon, onAction: onClear })
  return (
    <Compact ref={root}>
      {onSearchOpen && (
        <IconButton
          label={t(subject === 'cases' ? 'searchAllCases' : 'searchAllAgents')}
          icon={SearchIcon}
          variant="primary"
          onClick={onSearchOpen}
        />
      )}
      <Menu
        items={entries}
        placement="bottom-end"
        renderTrigger={(trigger) => <IconButton {...trigger} label={t('selectionActions')} icon={EllipsisIcon} />}
      />
    </Compact>
  )
}
