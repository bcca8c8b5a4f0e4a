'use client'
import { forwardRef, type InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/splitFieldProps.js'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import * as S from './TextField.styles.js'

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** What may be typed, so that phones show the right keys; `text` by default. Passwords have `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date'
  /** An icon inside the box, at its start; none by default. */
  icon?: IconComponent
}

/** Use it for one line of text, a date, an e-mail address or a phone number. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const { type = 'text', icon, ...rest } = own
  return (
    <Field {...frame}>
      {(control) => (
        <S.Box>
          {icon && <Icon icon={icon} />}
          <S.Input ref={ref} type={type} data-with-icon={icon ? '' : undefined} {...rest} {...control} />
        </S.Box>
      )}
    </Field>
  )
})
