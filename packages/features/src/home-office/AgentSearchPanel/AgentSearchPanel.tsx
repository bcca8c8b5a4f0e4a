'use client'

import { cleanSearchText, minimumSearchLength } from '@producer-portal/domain/formatting'
import { SearchPanel, SearchResults, useAnnounce } from '@producer-portal/ui'
import { toSearchFault, toSearchLabels } from '../../i18n/search-labels.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type AgentSearch, type AgentSelection, toAgentSelections } from '../agent-search.js'
import { homeOfficeMessages } from '../messages.js'

export interface AgentSearchPanelProps {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The state of the search, and what it found. */
  search: AgentSearch
  /** Called with a text of four characters or more by Search and Enter. */
  onSearch: (term: string) => void
  /** Marks the agent or agency whose lists are shown. */
  selectedNumber?: string
  /** Called with the selected agent or agency; close the panel. */
  onSelect: (choice: AgentSelection) => void
}

/** Delay in ms after the panel closes: an earlier announcement would be interrupted by the focus change. */
const focusPause = 1000

/**
 * Use it where home office chooses the agent or agency whose lists to view. It announces the choice. If the button that
 * opened it disappears, the caller moves the focus.
 */
export function AgentSearchPanel(props: AgentSearchPanelProps) {
  const { isOpen, onClose, search, onSearch, selectedNumber, onSelect } = props
  const t = useMessages(homeOfficeMessages)
  const announce = useAnnounce()
  const choose = (choices: readonly AgentSelection[], chosen: string) => {
    const choice = choices.find(({ number }) => number === chosen)
    if (choice === undefined) return
    onSelect(choice)
    const { name, number } = choice
    const agent = name === number ? number : `${name} (${number})`
    setTimeout(() => announce(t('selected', { agent })), focusPause)
  }
  const group = (label: string, choices: readonly AgentSelection[]) =>
    choices.length > 0 && (
      <SearchResults
        label={label}
        isLabelVisible
        selectedId={selectedNumber}
        onSelect={(number) => choose(choices, number)}
        items={choices.map(({ number, name, note }) => ({
          id: number,
          label: name,
          description: [number === name ? '' : number, note].filter(Boolean).join(' · '),
        }))}
      />
    )
  return (
    <SearchPanel
      isOpen={isOpen}
      onClose={onClose}
      title={t('searchAllAgents')}
      labels={{ ...toSearchLabels(t, minimumSearchLength), idle: t('noSearch') }}
      search={search}
      onSearch={(text) => onSearch(cleanSearchText(text))}
      validate={(text) => toSearchFault(t, text)}
      getCount={({ agencies, agents }) => agencies.length + agents.length}
    >
      {(result) => {
        const { agencies, agents } = toAgentSelections(result)
        return (
          <>
            {group(t('agencies'), agencies)}
            {group(t('agents'), agents)}
          </>
        )
      }}
    </SearchPanel>
  )
}
