'use client'
import { FloatingNode } from '@floating-ui/react'
import { ChevronDownIcon, CircleAlertIcon, XIcon } from '../../icons/icons.js'
import { forwardRef, useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useAnnounceAfterPause } from '../../hooks/useAnnounceAfterPause.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Button } from '../Button/Button.js'
import { Field } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { LiveText } from '../LiveText/LiveText.js'
import { Portal } from '../Portal/Portal.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Combobox.styles.js'
import type { ComboboxProps } from './combobox-props.js'
import { ComboboxList } from './ComboboxList.js'
import { useCombobox } from './useCombobox.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

interface ComboboxFieldProps extends ComboboxProps {
  /** Lets users choose several options; one by default. */
  several?: {
    /** The values that are chosen. */
    readonly values: readonly string[]
    /** Called when users delete with nothing typed. */
    readonly onDelete: () => void
    /** The chosen options, under the box. */
    readonly list: ReactNode
  }
}

/** The box and the list of a `Combobox`, and of a `MultiSelect`. */
export const ComboboxField = forwardRef<HTMLInputElement, ComboboxFieldProps>(function ComboboxField(props, ref) {
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
    several,
    onBlur,
    onKeyDown,
    ...rest
  } = own
  const isFixed = rest.readOnly === true || rest.disabled === true
  const combobox = useCombobox({
    options,
    value,
    defaultValue,
    filter,
    isFixed,
    onValueChange,
    onQueryChange,
    staysOpen: several !== undefined,
  })
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
      } else if (event.key === 'Backspace' && combobox.text === '' && !isFixed) several?.onDelete()
      else combobox.answerKey(event)
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
        {({ required, ...control }) => (
          <>
            <S.Box>
              <S.Input
                {...combobox.getReferenceProps({ ...rest, ...handlers })}
                {...control}
                required={required && !several?.values.length}
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
            {several?.list}
          </>
        )}
      </Field>
      {isOpen && (
        <Portal anchor={combobox.box}>
          <ComboboxList id={listId} labelId={labelId} combobox={combobox} notice={notice} values={several?.values} />
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
