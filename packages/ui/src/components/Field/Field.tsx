'use client'
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import { FieldError } from './FieldError.js'
import * as S from './Field.styles.js'
import { joinIds } from './join-ids.js'

/** The words around a control; every field takes them. */
export interface FieldTexts {
  /** Names the control; always shown. */
  label: ReactNode
  /** Help under the label, read out with the control; none by default. */
  hint?: ReactNode
  /** What is wrong and how to put it right; marks the control as invalid. None by default. */
  error?: ReactNode
  /** Marks the label with a star and the control as required; false by default. */
  isRequired?: boolean
  /** Takes the whole width of its container instead of 400 px at most; false by default. */
  isFullWidth?: boolean
}

/** What the control must be given so that the words around it belong to it. */
export interface FieldControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldTexts, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Id of the control; made up by default. */
  controlId?: string
  /** Ids of texts elsewhere that are read out with the control, after hint and error; none by default. */
  describedBy?: string
  /** Draws the control with the given props. */
  children: (control: FieldControlProps) => ReactNode
}

/** Use it to put a label, a hint and an error around a control of your own; text and choices have ready fields. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, hint, error, isRequired, isFullWidth, controlId, describedBy, children, ...rest },
  ref,
) {
  const ownId = useId()
  const id = controlId ?? ownId
  return (
    <S.Root ref={ref} data-full-width={isFullWidth || undefined} {...rest}>
      <S.Label id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && <S.Star aria-hidden> *</S.Star>}
      </S.Label>
      {hint && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      {children({
        id,
        required: isRequired || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': joinIds(hint ? `${id}-hint` : null, error ? `${id}-error` : null, describedBy),
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </S.Root>
  )
})
