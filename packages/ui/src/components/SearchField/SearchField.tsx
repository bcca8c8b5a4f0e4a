'use client'
import { SearchIcon, XIcon } from '../../icons/icons.js'
import { forwardRef, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import type { FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import * as S from './SearchField.styles.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface SearchFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'onChange' | 'value' | 'defaultValue'> {
  /** Text in the box; without it the field keeps the text itself. */
  value?: string
  /** Text at first, when the field keeps it itself. */
  defaultValue?: string
  /** Called with the text as it changes, and with the empty string when it is cleared. */
  onValueChange?: (value: string) => void
  /** Called with the text when users press Enter. */
  onSearchSubmit?: (value: string) => void
  /** Shows a spinner while results are loading; false by default. */
  isLoading?: boolean
  /** Keeps the label for screen readers only, where the magnifying glass says enough, as in a page's header; false by default. */
  isLabelHidden?: boolean
  /** Name of the button that empties the box; 'Clear search' by default. */
  clearLabel?: string
}

/** Use it to search by text or to narrow a list. A value that is chosen from a list is a `Combobox`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const t = useTexts(coreTexts)
  const {
    value,
    defaultValue = '',
    onValueChange,
    onSearchSubmit,
    onKeyDown,
    isLoading,
    isLabelHidden,
    clearLabel = t('clearSearch'),
    ...rest
  } = own
  const [typed, setTyped] = useState(defaultValue)
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(box, ref)
  const text = value ?? typed
  const canClear = text !== '' && !rest.disabled && !rest.readOnly

  const change = (next: string) => {
    setTyped(next)
    onValueChange?.(next)
  }
  const clear = () => {
    change('')
    box.current?.focus()
  }
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    // Enter that ends a word of an input method does not search yet.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSearchSubmit?.(text)
    if (event.key === 'Escape' && canClear) {
      // The first Escape empties the box, the next one closes the dialog it is in.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <S.Root {...frame} data-label-hidden={isLabelHidden || undefined}>
      {(control) => (
        <S.Box>
          <Icon icon={SearchIcon} />
          <S.Input
            ref={mergedRef}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            data-busy={isLoading || undefined}
            {...rest}
            {...control}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={answerKey}
          />
          <S.End>
            {isLoading && <Ring aria-hidden />}
            {canClear && <IconButton label={clearLabel} icon={XIcon} iconSize={16} size="small" onClick={clear} />}
          </S.End>
        </S.Box>
      )}
    </S.Root>
  )
})
