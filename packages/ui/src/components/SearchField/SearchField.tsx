'use client'
import { useMergeRefs } from '@floating-ui/react'
import { SearchIcon, XIcon } from 'lucide-react'
import { forwardRef, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Ring } from '../Spinner/Spinner.styles.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './SearchField.styles.js'

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
  /** Called with the text when people press Enter. */
  onSearchSubmit?: (value: string) => void
  /** Shows a turning ring while results are on their way. */
  isBusy?: boolean
  /** Keeps the label for screen readers only, where the magnifying glass says enough, as in a page's header. */
  isLabelHidden?: boolean
  /** Name of the button that empties the box; 'Clear search' by default. */
  clearLabel?: string
}

/** Use it to look something up by words or to narrow a list. A value that is chosen from a list is a `Combobox`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const {
    label,
    hint,
    error,
    isRequired,
    isFullWidth,
    id,
    value,
    defaultValue = '',
    onValueChange,
    onSearchSubmit,
    onKeyDown,
    isBusy,
    isLabelHidden,
    clearLabel = 'Clear search',
    className,
    style,
    ...rest
  } = props
  const [typed, setTyped] = useState(defaultValue)
  const own = useRef<HTMLInputElement>(null)
  const mergedRef = useMergeRefs([own, ref])
  const text = value ?? typed
  const canClear = text !== '' && !rest.disabled && !rest.readOnly

  const change = (next: string) => {
    setTyped(next)
    onValueChange?.(next)
  }
  const clear = () => {
    change('')
    own.current?.focus()
  }
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter') onSearchSubmit?.(text)
    if (event.key === 'Escape' && canClear) {
      // The first Escape empties the box, the next one closes the dialog it stands in.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  const words = isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label
  const frame = { label: words, hint, error, isRequired, isFullWidth, className, style }
  return (
    <S.Root {...frame} controlId={id} data-label-hidden={isLabelHidden || undefined}>
      {(control) => (
        <S.Box>
          <Icon glyph={SearchIcon} />
          <S.Input
            ref={mergedRef}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            data-busy={isBusy || undefined}
            {...rest}
            {...control}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={answerKey}
          />
          <S.End>
            {isBusy && <Ring aria-hidden />}
            {canClear && <IconButton name={clearLabel} glyph={XIcon} iconSize={16} size="small" onClick={clear} />}
          </S.End>
        </S.Box>
      )}
    </S.Root>
  )
})
