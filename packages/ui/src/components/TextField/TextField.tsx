'use client'
import { forwardRef, type InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { Icon, type IconGlyph } from '../Icon/Icon.js'
import * as S from './TextField.styles.js'

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** What may be typed, so that phones show the right keys; `text` by default. Passwords have `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'number' | 'date'
  /** An icon inside the box, at its start. */
  glyph?: IconGlyph
}

/** Use it for one line of text, a number, a date, an e-mail address or a phone number. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isRequired, isFullWidth, id, type = 'text', glyph, className, style, ...rest },
  ref,
) {
  const frame = { label, hint, error, isRequired, isFullWidth, className, style }
  return (
    <Field {...frame} controlId={id}>
      {(control) => (
        <S.Box>
          {glyph && <Icon glyph={glyph} />}
          <S.Input ref={ref} type={type} data-with-icon={glyph ? '' : undefined} {...rest} {...control} />
        </S.Box>
      )}
    </Field>
  )
})
