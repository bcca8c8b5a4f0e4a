'use client'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { forwardRef, useState, type InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/splitFieldProps.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as S from './PasswordField.styles.js'

export interface PasswordFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> {
  /** `current-password` to sign in (the default), `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password'
  /** Name of the button that shows what was typed; 'Show password' by default. */
  revealLabel?: string
}

/** Use it for passwords: people may look at what they typed, and password managers know what it is. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const { autoComplete = 'current-password', revealLabel = 'Show password', ...rest } = own
  const [isRevealed, setRevealed] = useState(false)
  return (
    <Field {...frame}>
      {(control) => (
        <S.Box>
          <S.Input
            ref={ref}
            type={isRevealed ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
          />
          <S.End>
            <IconButton
              label={revealLabel}
              icon={isRevealed ? EyeOffIcon : EyeIcon}
              iconSize={16}
              size="small"
              aria-pressed={isRevealed}
              disabled={rest.disabled}
              onClick={() => setRevealed(!isRevealed)}
            />
          </S.End>
        </S.Box>
      )}
    </Field>
  )
})
