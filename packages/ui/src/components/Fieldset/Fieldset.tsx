'use client'
import { forwardRef, useId, type FieldsetHTMLAttributes } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import { FieldError } from '../Field/FieldError.js'
import { Hint, Star } from '../Field/Field.styles.js'
import { joinIds } from '../Field/joinIds.js'
import * as S from './Fieldset.styles.js'

export interface FieldsetProps
  extends Omit<FieldTexts, 'isFullWidth'>, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'role'> {
  /** `radiogroup` when the fields are the choices of one question; `group` by default. */
  role?: 'group' | 'radiogroup'
}

/** Use it to put several fields under one question, such as the parts of an address. One field has its own label. */
export const Fieldset = forwardRef<HTMLFieldSetElement, FieldsetProps>(function Fieldset(
  { label, hint, error, isRequired, role, children, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const id = useId()
  const described = joinIds(hint ? `${id}-hint` : null, error ? `${id}-error` : null, describedBy)
  // Only a choice can be required or wrong as a whole; the fields of a group say it themselves.
  const choice = role === 'radiogroup' && {
    role,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <S.Root ref={ref} aria-labelledby={`${id}-legend`} aria-describedby={described} {...choice} {...rest}>
      <S.Legend id={`${id}-legend`}>
        {label}
        {isRequired && <Star aria-hidden> *</Star>}
      </S.Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <S.Fields>{children}</S.Fields>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </S.Root>
  )
})
