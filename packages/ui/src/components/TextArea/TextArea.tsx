'use client'
import { forwardRef, useId, useState, type TextareaHTMLAttributes } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import { joinIds } from '../Field/join-ids.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { LiveText } from '../LiveText/LiveText.js'
import * as S from './TextArea.styles.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  /** Lines that are seen at first; 4 by default. People may drag it taller. */
  rows?: number
  /** Characters that fit, blanks included. More may be typed, so that a pasted text can be shortened, and is marked as wrong. No limit by default. */
  characterLimit?: number
  /** The counter stays away until this many characters are left; 20 by default. */
  counterThreshold?: number
  /** Words of the counter, below zero for a text that is too long; '20 characters left' by default. */
  counterText?: (left: number) => string
}

/** Use it for a text of several lines, such as a comment; one line is a `TextField`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const t = useTexts(formTexts)
  const { rows = 4, characterLimit, counterThreshold = 20, counterText, onChange, ...rest } = own
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const left = characterLimit === undefined ? null : characterLimit - String(rest.value ?? typed).length
  const counter =
    left !== null && left <= counterThreshold
      ? (counterText?.(left) ?? t(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) }))
      : null
  const counterId = useId()

  return (
    <S.Root {...frame} data-limited={left === null ? undefined : ''}>
      {(control) => (
        <>
          <S.Box
            ref={ref}
            rows={rows}
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? (left !== null && left < 0 ? true : undefined)}
            aria-describedby={joinIds(control['aria-describedby'], counter && counterId)}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
            }}
          />
          {left !== null && (
            <S.Counter id={counterId} data-spent={left <= 0 || undefined}>
              <LiveText text={counter} />
            </S.Counter>
          )}
        </>
      )}
    </S.Root>
  )
})
