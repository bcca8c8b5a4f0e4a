'use client'
import { SearchIcon } from '../../icons/icons.js'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { SearchField } from '../SearchField/SearchField.js'
import type { SlideOutProps } from '../SlideOut/SlideOut.js'
import { Spinner } from '../Spinner/Spinner.js'
import { StatusRegion } from '../StatusRegion/StatusRegion.js'
import { Text } from '../Text/Text.js'
import { Tooltip } from '../Tooltip/Tooltip.js'
import { toSearchMessage, type SearchPanelLabels, type SearchState } from './search-state.js'
import * as S from './SearchPanel.styles.js'

export interface SearchPanelProps<Result> extends Pick<SlideOutProps, 'isOpen' | 'onClose' | 'title' | 'footer'> {
  /** The texts of the panel. */
  labels: SearchPanelLabels
  /** The state of the search, and what it found. */
  search: SearchState<Result>
  /** Called with the text by Search and Enter, unless there is a problem with it. */
  onSearch: (text: string) => void
  /** The reason a text can't be searched for; null when it can. Search and Enter show it at the field. */
  validate: (text: string) => string | null
  /** The number of results. */
  getCount: (result: Result) => number
  /** Text in the box; without it the panel keeps the text itself. */
  value?: string
  /** Called with the text as it changes. */
  onValueChange?: (text: string) => void
  /** Says below the count that there are more results than are shown. Default: null. */
  note?: string | null
  /** Renders the results, such as `SearchResults`, when there is at least one. */
  children: (result: Result) => ReactNode
}

/**
 * Use it where users look for something and choose it: a panel from the right with a search field and what was found.
 * A new search replaces the results, and a failed one removes them. Closing it returns the focus to what opened it.
 */
export function SearchPanel<Result>(props: SearchPanelProps<Result>) {
  const { isOpen, onClose, title, footer, labels, search, getCount, note = null, children } = props
  const box = useRef<HTMLInputElement>(null)
  const message = toSearchMessage(search, labels, getCount)
  const hasFailed = search.step === 'failed' || search.step === 'unreachable'
  const isEmpty = search.step === 'done' && getCount(search.result) === 0
  return (
    <S.Root
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={labels.close}
      initialFocus={box}
      footer={footer}
    >
      <S.Content>
        <SearchForm {...props} box={box} />
        {hasFailed && <Banner tone="error">{message}</Banner>}
        {search.step === 'idle' && <EmptyState icon={SearchIcon} title={message} />}
        <StatusRegion>
          {search.step === 'searching' && (
            <S.Wait>
              <Spinner label={message} role={undefined} isLabelVisible />
            </S.Wait>
          )}
          {isEmpty && <EmptyState icon={SearchIcon} title={message} description={labels.noneHint} />}
          {search.step === 'done' && !isEmpty && (
            <>
              <Text weight="medium">{message}</Text>
              {note && <Text tone="muted">{note}</Text>}
            </>
          )}
        </StatusRegion>
        {search.step === 'done' && !isEmpty && children(search.result)}
      </S.Content>
    </S.Root>
  )
}

interface SearchFormProps<Result> extends SearchPanelProps<Result> {
  box: RefObject<HTMLInputElement | null>
}

function SearchForm<Result>({
  box,
  labels,
  search,
  onSearch,
  validate,
  value,
  onValueChange,
}: SearchFormProps<Result>) {
  const [typed, setTyped] = useState('')
  const [hasTried, setTried] = useState(false)
  const text = value ?? typed
  const problem = validate(text)
  const fieldId = useId()
  const hasError = hasTried && problem !== null
  const change = (next: string) => {
    setTyped(next)
    setTried(false)
    onValueChange?.(next)
  }
  return (
    <S.Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onSearch(text)
      }}
    >
      <SearchField
        ref={box}
        id={fieldId}
        label={labels.field}
        hint={labels.hint}
        value={text}
        // The focus may be in the box already, where it reads out nothing
        error={hasError && <span role="alert">{problem}</span>}
        onValueChange={change}
        isLoading={search.step === 'searching'}
        isFullWidth
      />
      {/* Not a string, which it would read out: the error at the box is */}
      <Tooltip content={hasTried ? null : problem && <>{problem}</>}>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={problem !== null}
          aria-describedby={hasError ? `${fieldId}-error` : undefined}
          // Enter in the box presses it too
          onClickCapture={() => setTried(problem !== null)}
        >
          {labels.search}
        </Button>
      </Tooltip>
    </S.Form>
  )
}
