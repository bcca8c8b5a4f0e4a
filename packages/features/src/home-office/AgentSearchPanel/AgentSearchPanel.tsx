'use client'

import { canSearch, cleanSearchText, minimumSearchLength } from '@producer-portal/domain/formatting'
import {
  Banner,
  Button,
  EmptyState,
  SearchField,
  SearchIcon,
  SlideOut,
  Text,
  Tooltip,
  useAnnounce,
  VisuallyHidden,
} from '@producer-portal/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { type AgentSelection, type AgentSearch, formatViewing } from '../agent-search.js'
import { homeOfficeMessages } from '../messages.js'
import { AgentResults } from './AgentResults.js'
import * as S from './AgentSearchPanel.styles.js'

export interface AgentSearchPanelProps {
  /** Whether the panel is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
  /** How far the search has come, and what it found. */
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
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const announce = useAnnounce()
  const tooShort = t('searchTooShort', { count: minimumSearchLength })
  const change = (next: string) => {
    setText(next)
    setTooShort(false)
  }
  const choose = (choice: AgentSelection) => {
    onSelect(choice)
    setTimeout(() => announce(formatViewing(t, choice)), focusPause)
  }
  const isSearching = search.step === 'searching'
  const count = search.step === 'done' ? search.result.agencies.length + search.result.agents.length : 0
  const message = {
    idle: () => '',
    searching: () => t('searching'),
    done: () => (search.step === 'done' ? t('results', { count, term: search.term }) : ''),
    failed: () => t('searchFailed'),
    unreachable: () => t('searchUnreachable'),
  }[search.step]()
  const hasFailed = search.step === 'failed' || search.step === 'unreachable'
  return (
    <SlideOut isOpen={isOpen} onClose={onClose} title={t('searchTitle')} closeLabel={t('close')} initialFocus={box}>
      <S.Root>
        <S.Form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            if (canSearch(text)) onSearch(cleanSearchText(text))
          }}
        >
          <SearchField
            ref={box}
            label={t('searchLabel')}
            hint={t('searchHint', { count: minimumSearchLength })}
            value={text}
            error={isTooShort && tooShort}
            onValueChange={change}
            isLoading={isSearching}
            isFullWidth
          />
          <Tooltip content={canSearch(text) ? null : tooShort}>
            <Button
              type="submit"
              variant="primary"
              iconStart={SearchIcon}
              aria-disabled={!canSearch(text)}
              // Enter in the box presses it too
              onClickCapture={() => setTooShort(!canSearch(text))}
            >
              {t('search')}
            </Button>
          </Tooltip>
        </S.Form>
        <VisuallyHidden role="status">{hasFailed ? '' : message}</VisuallyHidden>
        {hasFailed && <Banner tone="error">{message}</Banner>}
        {search.step === 'idle' && <EmptyState icon={SearchIcon} title={t('noSearch')} />}
        {search.step === 'done' && count === 0 && <EmptyState icon={SearchIcon} title={message} />}
        {search.step === 'done' && count > 0 && (
          <>
            <Text weight="medium">{message}</Text>
            <AgentResults result={search.result} selectedNumber={selectedNumber} onSelect={choose} />
          </>
        )}
      </S.Root>
    </SlideOut>
  )
}
