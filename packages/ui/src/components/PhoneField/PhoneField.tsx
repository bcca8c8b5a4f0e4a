'use client'
import { forwardRef, useState, type InputHTMLAttributes } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import { TextField } from '../TextField/TextField.js'
import { cleanPhone, formatPhone } from './phone-text.js'

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'onChange' | 'value' | 'defaultValue'> {
  /** Number in the box, in any spelling; without it the field keeps the number itself. */
  value?: string
  /** Number at first, when the field keeps it itself. */
  defaultValue?: string
  /**
   * Called with the digits, and the plus of an international number, as they change. Text that can't be a number, such
   * as one with an extension, is handed over as it is, so that a check can refuse it.
   */
  onValueChange?: (phone: string) => void
}

/** Use it for a phone number: it may be typed and pasted in any spelling and is put in order when users go on. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, defaultValue = '', onValueChange, onBlur, ...rest },
  ref,
) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  // Text that is being typed stays as it is typed, so that nothing moves under the cursor.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextField
      ref={ref}
      type="tel"
      autoComplete="tel"
      {...rest}
      value={draft ?? formatPhone(value ?? ownValue)}
      onChange={(event) => {
        const phone = cleanPhone(event.target.value)
        setDraft(event.target.value)
        setOwnValue(phone)
        onValueChange?.(phone)
      }}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
})
