'use client'
import { forwardRef, useId, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { joinIds } from '../Field/join-ids.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import * as S from './NumberField.styles.js'
import { formatNumber, parseNumber, stepNumber, typedNumber } from './number-text.js'

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'required' | 'type' | 'onChange' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'prefix'
>

export interface NumberFieldProps extends FieldTexts, InputProps {
  /** Number in the box, null for none; without it the field keeps the number itself. */
  value?: number | null
  /** Number at first, when the field keeps it itself. */
  defaultValue?: number | null
  /** Called with the number as it changes, null while there is none. */
  onValueChange?: (value: number | null) => void
  /** Least number that the arrow keys lead to. A smaller one may be typed: say so in `error`. */
  min?: number
  /** Greatest number that the arrow keys lead to. A greater one may be typed: say so in `error`. */
  max?: number
  /** The step that one press of an arrow key leads; 1 by default. */
  step?: number
  /** Figures after the point; 0 by default. */
  decimals?: number
  /** Unit before the figures, such as '$'. */
  prefix?: string
  /** Unit after the figures, such as '%' or 'years'. */
  suffix?: string
}

/** Use it for amounts, rates and counts. Policy numbers, codes and ZIP codes are no quantities: use a `TextField`. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const {
    value,
    defaultValue = null,
    onValueChange,
    min,
    max,
    step = 1,
    decimals = 0,
    prefix,
    suffix,
    onBlur,
    onKeyDown,
    ...rest
  } = own
  const [ownValue, setOwnValue] = useState(defaultValue)
  // Text that is being typed stays as it is typed, so that nothing moves under the cursor.
  const [draft, setDraft] = useState<string | null>(null)
  const announce = useAnnounce()
  const unitId = useId()
  const units = joinIds(prefix && `${unitId}-before`, suffix && `${unitId}-after`)
  const current = value === undefined ? ownValue : value

  const change = (next: number | null) => {
    setOwnValue(next)
    if (next !== current) onValueChange?.(next)
  }
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (direction === null || event.defaultPrevented || rest.readOnly) return
    event.preventDefault()
    const next = stepNumber(current, direction, { min, max, step, decimals })
    setDraft(null)
    change(next)
    announce(`${prefix ?? ''}${formatNumber(next, decimals)} ${suffix ?? ''}`.trim())
  }
  return (
    <Field {...frame}>
      {(control) => (
        <S.Box>
          {prefix && <S.Unit id={`${unitId}-before`}>{prefix}</S.Unit>}
          <S.Input
            ref={ref}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...rest}
            {...control}
            aria-describedby={joinIds(units, control['aria-describedby'])}
            value={draft ?? formatNumber(current, decimals)}
            onChange={(event) => {
              const text = typedNumber(event.target.value)
              setDraft(text)
              change(parseNumber(text, decimals))
            }}
            onBlur={(event) => {
              setDraft(null)
              onBlur?.(event)
            }}
            onKeyDown={answerKey}
          />
          {suffix && <S.Unit id={`${unitId}-after`}>{suffix}</S.Unit>}
        </S.Box>
      )}
    </Field>
  )
})
