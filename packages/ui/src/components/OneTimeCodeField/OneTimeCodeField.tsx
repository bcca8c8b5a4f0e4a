'use client'
import { forwardRef, useState, type CSSProperties, type InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/splitFieldProps.js'
import { cleanCode } from './cleanCode.js'
import * as S from './OneTimeCodeField.styles.js'

export interface OneTimeCodeFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'onChange' | 'value' | 'defaultValue'> {
  /** Code in the box; without it the field keeps the code itself. */
  value?: string
  /** Called with the code, without blanks and hyphens, as it changes. Nothing is sent until people say so. */
  onValueChange?: (code: string) => void
  /** How many characters a code has, 6 by default; it sets the width alone, and the server judges the code. */
  length?: number
}

/** Use it for the code that is sent to a phone or e-mail address: one box, into which phones offer to fill the code. */
export const OneTimeCodeField = forwardRef<HTMLInputElement, OneTimeCodeFieldProps>(
  function OneTimeCodeField(props, ref) {
    const { frame, own } = splitFieldProps(props)
    const { value, onValueChange, length = 6, ...rest } = own
    const [typed, setTyped] = useState('')
    const width: CSSProperties & Record<'--pp-code-length', number> = { '--pp-code-length': length }
    return (
      <Field {...frame}>
        {(control) => (
          <S.Input
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            style={width}
            value={value ?? typed}
            onChange={(event) => {
              const code = cleanCode(event.target.value)
              setTyped(code)
              onValueChange?.(code)
            }}
          />
        )}
      </Field>
    )
  },
)
