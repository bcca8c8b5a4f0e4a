'use client'
import { forwardRef, useId, type FieldsetHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import type { FieldTexts } from '../Field/Field.js'
import { FieldError } from '../Field/FieldError.js'
import { Hint, Star } from '../Field/Field.styles.js'
import { joinIds } from '../Field/join-ids.js'

const Root = styled.fieldset`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

/* A legend takes no part in the grid, so it brings its own distance. */
const Legend = styled.legend`
  padding: 0;
  padding-block-end: ${tokens.space[1]};
  font-weight: ${tokens.fontWeight.semibold};

  /* The question of a choice is its label; over fields with labels of their own it is a heading. */
  [role='radiogroup'] > & {
    font-weight: ${tokens.fontWeight.medium};
  }
`

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding-block-start: ${tokens.space[1]};
`

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
    <Root ref={ref} aria-labelledby={`${id}-legend`} aria-describedby={described} {...choice} {...rest}>
      <Legend id={`${id}-legend`}>
        {label}
        {isRequired && <Star aria-hidden> *</Star>}
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Fields>{children}</Fields>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Root>
  )
})
