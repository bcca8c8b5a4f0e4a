'use client'
import { EyeIcon, EyeOffIcon } from '../../icons/task-icons.js'
import { forwardRef, useState, type InputHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { boxEnd, boxHolder, control } from '../Field/Field.styles.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { IconButton } from '../IconButton/IconButton.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

const Box = styled.div`
  ${boxHolder}
`

const End = styled.span`
  ${boxEnd}
`

const Input = styled.input`
  ${control}
  padding-inline-end: ${tokens.space[12]};

  /* The browser's own eye would be beside ours. */
  &::-ms-reveal {
    display: none;
  }
`

export interface PasswordFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> {
  /** `current-password` to sign in (the default), `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password'
  /** Name of the button that shows what was typed; 'Show password' by default. */
  revealLabel?: string
}

/** Use it for passwords: users may look at what they typed, and password managers know what it is. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const t = useTexts(formTexts)
  const { autoComplete = 'current-password', revealLabel = t('showPassword'), ...rest } = own
  const [isRevealed, setRevealed] = useState(false)
  return (
    <Field {...frame}>
      {(controlProps) => (
        <Box>
          <Input
            ref={ref}
            type={isRevealed ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...controlProps}
          />
          <End>
            <IconButton
              label={revealLabel}
              icon={isRevealed ? EyeOffIcon : EyeIcon}
              iconSize={16}
              size="small"
              aria-pressed={isRevealed}
              disabled={rest.disabled}
              onClick={() => setRevealed(!isRevealed)}
            />
          </End>
        </Box>
      )}
    </Field>
  )
})
