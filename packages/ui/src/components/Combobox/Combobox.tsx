'use client'
import { FloatingNode } from '@floating-ui/react'
import { ChevronDownIcon, CircleAlertIcon, XIcon } from '../../icons/icons.js'
import { forwardRef, useId, useRef, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { useAnnounceAfterPause } from '../../hooks/useAnnounceAfterPause.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Button } from '../Button/Button.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { LiveText } from '../LiveText/LiveText.js'
import { Portal } from '../Portal/Portal.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Combobox.styles.js'
import { ComboboxList } from './ComboboxList.js'
import type { ComboboxOption } from './options.js'
import { useCombobox } from './useCombobox.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ComboboxProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role'> {
  /** The choices, in the order they are shown; the first 100 that match are. */
  options: readonly ComboboxOption[]
  /** Value that is chosen; the empty string chooses none. Without it, the field keeps its own state. */
  value?: string
  /** Value that is chosen at first, when the field keeps the choice itself; none by default. */
  defaultValue?: string
  /** Called with the value that users choose, and with the empty string when they clear it. */
  onValueChange?: (value: string) => void
  /** Called with what is typed, for options that come from a search; with the empty string when typing is over. */
  onQueryChange?: (query: string) => void
  /** `contains` (the default) shows the options that hold what is typed; `none` shows them all, when a search chose them. */
  filter?: 'contains' | 'none'
  /** Shows a spinner while options are loading; false by default. */
  isLoading?: boolean
  /** Shown and read out when nothing matches; 'No matches' by default. */
  emptyText?: string
  /** Shown instead of a list while the first options are loading; 'Searching' by default. */
  loadingText?: string
  /** Shown and read out when the options could not be loaded, in place of those that are missing; none by default. */
  loadError?: string
  /** Draws a button beside that error and is called when it, or Enter in the box, is pressed. */
  onRetry?: () => void
  /** Label of that button; 'Retry' by default. */
  retryLabel?: string
  /** Read out after that error; 'Press Enter to try again.' by default. */
  retryHint?: string
  /** The number of matches, as it is read out; '3 results' by default. */
  resultsText?: (count: number) => string
  /** Under a list that does not show all; 'Showing 100 of 240. Type more to narrow the list.' by default. */
  moreText?: (shown: number, total: number) => string
  /** Name of the button that takes the choice away; 'Clear' by default. */
  clearLabel?: string
}

/** Use it to choose one of many by typing a part of its name; a few choices are a `Select` or a `RadioGroup`. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const t = useTexts(formTexts)
  const tCore = useTexts(coreTexts)
  const {
    options,
    value,
    defaultValue = '',
    onValueChange,
    onQueryChange,
    filter = 'contains',
    isLoading = false,
    emptyText = t('noMatches'),
    loadingText = t('searching'),
    loadError,
    onRetry,
    retryLabel = tCore('retry'),
    retryHint = t('enterRetries'),
    resultsText = (count) => t('results', { count }),
    moreText = (shownCount, totalCount) => t('moreResults', { shown: shownCount, total: totalCount }),
    clearLabel = t('clear'),
    onBlur,
    onKeyDown,
    ...rest
  } = own
  const isFixed = rest.readOnly === true || rest.disabled === true
  const combobox = useCombobox({ options, value, defaultValue, filter, isFixed, onValueChange, onQueryChange })
  const { isOpen, shown, total, query, activeIndex } = combobox
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(combobox.setReference, box, ref)
  const labelId = useId()
  const listId = useId()
  const hasList = isOpen && shown.length > 0
  const canClear = combobox.text !== '' && !frame.isRequired && !isFixed
  const failure = isLoading ? undefined : loadError
  const answer = total === 0 ? (isLoading ? loadingText : emptyText) : isLoading ? null : resultsText(total)
  useAnnounceAfterPause(isOpen && query && !failure && total > 0 ? answer : null)

  const clear = () => {
    combobox.choose(null)
    box.current?.focus()
  }
  const handlers = {
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event)
      combobox.settle()
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.key === 'Enter' && isOpen && failure && activeIndex === null && onRetry) {
        event.preventDefault()
        onRetry()
      } else combobox.answerKey(event)
    },
  }
  const more = shown.length < total ? moreText(shown.length, total) : null
  const notice = failure ? (
    <ComboboxFailure text={failure} retryLabel={retryLabel} retryHint={retryHint} onRetry={onRetry} />
  ) : total > 0 ? (
    more
  ) : (
    answer && <LiveText text={query ? answer : null} isFirstRead />
  )
  return (
    <FloatingNode id={combobox.nodeId}>
      <Field {...frame} label={<span id={labelId}>{frame.label}</span>}>
        {(control) => (
          <S.Box>
            <S.Input
              {...combobox.getReferenceProps({ ...rest, ...handlers })}
              {...control}
              ref={mergedRef}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={hasList && activeIndex !== null ? `${listId}-${activeIndex}` : undefined}
              data-with-button={canClear || isLoading || undefined}
              value={combobox.text}
              onChange={(event) => combobox.type(event.target.value)}
            />
            <ComboboxEnd isPending={isLoading} clearLabel={clearLabel} onClear={canClear ? clear : undefined} />
          </S.Box>
        )}
      </Field>
      {isOpen && (
        <Portal anchor={combobox.box}>
          <ComboboxList id={listId} labelId={labelId} combobox={combobox} notice={notice} />
        </Portal>
      )}
    </FloatingNode>
  )
})

interface ComboboxEndProps {
  isPending: boolean
  clearLabel: string
  /** Clears the choice; undefined when nothing is chosen. */
  onClear: (() => void) | undefined
}

/** The end of the box: a spinner while options load, otherwise the clear button; then the arrow. */
function ComboboxEnd({ isPending, clearLabel, onClear }: ComboboxEndProps) {
  return (
    <S.End>
      {isPending && <Ring aria-hidden />}
      {!isPending && onClear && (
        <IconButton label={clearLabel} icon={XIcon} iconSize={16} size="small" onClick={onClear} />
      )}
      <Icon icon={ChevronDownIcon} />
    </S.End>
  )
}

interface ComboboxFailureProps {
  /** The error. */
  text: string
  retryLabel: string
  /** Says by which key users try again; the focus isn't on the button. */
  retryHint: string
  onRetry: (() => void) | undefined
}

/** Shown when the options failed to load, with a button to try again; Enter in the box does the same. */
function ComboboxFailure({ text, retryLabel, retryHint, onRetry }: ComboboxFailureProps) {
  return (
    <S.Failure>
      <Icon icon={CircleAlertIcon} />
      <S.Label>
        <LiveText text={onRetry ? `${text} ${retryHint}` : text} isFirstRead>
          {text}
          {onRetry && <VisuallyHidden> {retryHint}</VisuallyHidden>}
        </LiveText>
      </S.Label>
      {onRetry && (
        // The focus stays in the box, where Enter does the same.
        <Button size="small" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </S.Failure>
  )
}
