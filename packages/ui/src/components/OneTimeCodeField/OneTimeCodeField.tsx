'use client'
import { forwardRef, useState, type CSSProperties, type InputHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tabularNumbers, textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { control } from '../Field/Field.styles.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { cleanCode } from './clean-code.js'

/** Wide enough for the code, with figures far enough apart to be compared one by one. */
const Input = styled.input`
  ${control}
  ${tabularNumbers}
  inline-size: calc(var(--pp-code-length) * 1em + ${tokens.space[6]});
  max-inline-size: 100%;
  min-block-size: ${tokens.size.touch};
  padding-inline: ${tokens.space[4]} 0;
  letter-spacing: 0.35em;

  && {
    ${textStyle('lg')}
  }

  /* The only thing to fill in on a page: as wide as its buttons, and read at arm's length. */
  &&[data-full-width] {
    ${textStyle('xl')}
    inline-size: 100%;
    padding-inline: ${tokens.space[4]};
    text-align: center;
  }
`

export interface OneTimeCodeFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'onChange' | 'value' | 'defaultValue'> {
  /** Code in the box; without it the field keeps the code itself. */
  value?: string
  /** Called with the code, without blanks and hyphens, as it changes. Nothing is sent until people say so. */
  onValueChange?: (code: string) => void
  /** The number of characters a code has, 6 by default; it sets the width alone, and the server judges the code. */
  length?: number
}

/** Use it for the code that is sent to a phone or email address: one box, into which phones offer to fill the code. */
export const OneTimeCodeField = forwardRef<HTMLInputElement, OneTimeCodeFieldProps>(
  function OneTimeCodeField(props, ref) {
    const { frame, own } = splitFieldProps(props)
    const { value, onValueChange, length = 6, ...rest } = own
    const [typed, setTyped] = useState('')
    const width: CSSProperties & Record<'--pp-code-length', number> = { '--pp-code-length': length }
    return (
      <Field {...frame}>
        {(controlProps) => (
          <Input
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...controlProps}
            data-full-width={props.isFullWidth || undefined}
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
