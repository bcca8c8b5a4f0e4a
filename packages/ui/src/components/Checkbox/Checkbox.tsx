'use client'
import { forwardRef, useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Hint, Star } from '../Field/Field.styles.js'
import { FieldError } from '../Field/FieldError.js'
import { joinIds } from '../Field/join-ids.js'
import * as S from './Checkbox.styles.js'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> {
  /** The label of the choice; a press on it ticks too. */
  label: ReactNode
  /** Help under the label, read out with it; none by default. */
  hint?: ReactNode
  /** The problem and how to fix it; marks the box as invalid. None by default. */
  error?: ReactNode
  /** Marks the label with a star: people cannot go on without a tick. False by default. */
  isRequired?: boolean
  /** Shows a dash: some, but not all, of what it stands for is chosen. False by default. */
  isIndeterminate?: boolean
}

/** Use it for a choice that users may or may not make, or for several out of a list. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    hint,
    error,
    isRequired,
    isIndeterminate = false,
    className,
    style,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  // After each render: the browser takes the dash away with every press, also when the props stay as they were.
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate
  })
  return (
    <S.Root className={className} style={style}>
      <S.Label>
        <S.Box
          ref={useMergedRef(own, ref)}
          type="checkbox"
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(hint ? `${id}-hint` : null, error ? `${id}-error` : null, describedBy)}
          {...rest}
        />
        <span>
          {label}
          {isRequired && <Star aria-hidden> *</Star>}
        </span>
      </S.Label>
      {(hint ?? error) && (
        <S.Under>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </S.Under>
      )}
    </S.Root>
  )
})
