'use client'

import { type ClientResult, curlQuotes, mostClientResults } from '@producer-portal/domain/client-lookup'
import { cleanSearchText, formatDate, minimumSearchLength } from '@producer-portal/domain/formatting'
import { SearchPanel, SearchResults, type SearchState, useLocale } from '@producer-portal/ui'
import { toSearchFault, toSearchLabels } from '../../i18n/search-labels.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { clientLookupMessages } from '../messages.js'

/** The state of the search for clients and contracts. */
export type ClientSearch = SearchState<readonly ClientResult[]>

export interface ClientSearchPanelProps {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** The state of the search, and what it found. */
  search: ClientSearch
  /** Called with the cleaned text by Search and Enter. */
  onSearch: (text: string) => void
  /** Text in the box; without it the panel keeps the text itself. */
  value?: string
  /** Called with the text as it changes. */
  onValueChange?: (text: string) => void
  /** Called with the result that is chosen; close the panel. */
  onSelect: (result: ClientResult) => void
}

/** Use it to find a client by name or contract number: one entry for each client, with the contracts that were found. */
export function ClientSearchPanel(props: ClientSearchPanelProps) {
  const { isOpen, onClose, search, onSearch, value, onValueChange, onSelect } = props
  const locale = useLocale()
  const t = useMessages(clientLookupMessages)
  const { toTerm } = useTerms()
  const isCapped = search.step === 'done' && search.result.length >= mostClientResults
  return (
    <SearchPanel
      isOpen={isOpen}
      onClose={onClose}
      title={t('searchTitle')}
      labels={{
        ...toSearchLabels(t, minimumSearchLength),
        idle: t('noSearch'),
        results: (count, term) => t('results', { count, term: curlQuotes(term) }),
        noneHint: t('noneHint'),
      }}
      search={search}
      onSearch={(text) => onSearch(cleanSearchText(text))}
      validate={(text) => toSearchFault(t, text)}
      getCount={(found) => found.length}
      value={value}
      onValueChange={onValueChange}
      note={isCapped ? t('capped', { count: mostClientResults }) : null}
    >
      {(found) => (
        <SearchResults
          label={t('resultsList')}
          items={groupByClient(found).map(([client, ...others]) => ({
            id: client.ipn,
            label: client.name?.trim() || t('unnamedClient'),
            description: client.birthDate ? t('born', { date: formatDate(client.birthDate, locale) }) : undefined,
            details: [client, ...others].flatMap(({ contractNumber, relationship }) =>
              contractNumber
                ? [t('contractOf', { number: contractNumber }), relationship && toTerm(relationship)]
                    .filter(Boolean)
                    .join(' · ')
                : [],
            ),
          }))}
          onSelect={(id) => {
            const result = found.find(({ ipn }) => ipn === id)
            if (result) onSelect(result)
          }}
        />
      )}
    </SearchPanel>
  )
}

type ClientResults = readonly [ClientResult, ...ClientResult[]]

/** The clients that were found, in the order of the search. */
function groupByClient(found: readonly ClientResult[]): readonly ClientResults[] {
  const groups = new Map<string, [ClientResult, ...ClientResult[]]>()
  for (const result of found) {
    const group = groups.get(result.ipn)
    if (group) group.push(result)
    else groups.set(result.ipn, [result])
  }
  return [...groups.values()]
}
