'use client'
import { CircleAlertIcon } from 'lucide-react'
import { forwardRef, useId, type FieldsetHTMLAttributes } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import { Hint, Problem, Star } from '../Field/Field.styles.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './Fieldset.styles.js'

export interface FieldsetProps
  extends Omit<FieldTexts, 'isFullWidth'>, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'role'> {
  /** `radiogroup` when the fields are the choices of one question; `group` by default. */
  role?: 'group' | 'radiogroup'
}

/** Use it to put several fields under one question, such as the parts of an address. One field has its own label. */
export const Fieldset = forwardRef<HTMLFieldSetElement, FieldsetProps>(function Fieldset(
  { label, hint, error, isRequired, role, children, ...rest },
  ref,
) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  // Only a choice can be required or wrong as a whole; the fields of a group say it themselves.
  const choice = role === 'radiogroup' && {
    role,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <S.Root ref={ref} aria-labelledby={`${id}-legend`} aria-describedby={described || undefined} {...choice} {...rest}>
      <S.Legend id={`${id}-legend`}>
        {label}
        {isRequired && <Star aria-hidden> *</Star>}
      </S.Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <S.Fields>{children}</S.Fields>
      {error && (
        <Problem id={`${id}-error`}>
          <Icon glyph={CircleAlertIcon} />
          <span>{error}</span>
        </Problem>
      )}
    </S.Root>
  )
})
