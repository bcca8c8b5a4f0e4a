'use client'
import { forwardRef, type InputHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { boxHolder, boxStart, control } from '../Field/Field.styles.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon, type IconComponent } from '../Icon/Icon.js'

const Box = styled.div`
  ${boxHolder}

  & > svg {
    ${boxStart}
  }
`

const Input = styled.input`
  ${control}

  &[data-with-icon] {
    padding-inline-start: ${tokens.space[10]};
  }

  /* Browsers write telephone numbers from the left; they still start where the line starts. */
  ${Box}:dir(rtl) > &[type='tel'] {
    text-align: right;
  }

  &[type='search']::-webkit-search-cancel-button {
    cursor: pointer;
  }
`

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** The kind of text, so that phones show the right keys; `text` by default. Passwords have `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
  /** An icon inside the box, at its start; none by default. */
  icon?: IconComponent
}

/** Use it for one line of text or an email address. A date has a `DatePicker`, a phone number a `PhoneField`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const { type = 'text', icon, ...rest } = own
  return (
    <Field {...frame}>
      {(controlProps) => (
        <Box>
          {icon && <Icon icon={icon} />}
          <Input ref={ref} type={type} data-with-icon={icon ? '' : undefined} {...rest} {...controlProps} />
        </Box>
      )}
    </Field>
  )
})
