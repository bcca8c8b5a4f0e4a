'use client'
import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldError } from '../Field/FieldError.js'
import { joinIds } from '../Field/join-ids.js'
import * as S from './Switch.styles.js'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  /** The setting to switch; a press on it switches too. It stays the same whether on or off. */
  label: ReactNode
  /** Help under the label, read out with it; none by default. */
  hint?: ReactNode
  /** The problem and how to fix it; marks the switch as invalid, and is read out as it comes. None by default. */
  error?: ReactNode
  /** The state as text beside the switch, where on and off say too little, such as 'Sending'; none by default. */
  stateText?: ReactNode
}

/** Use it to turn something on or off at once. A choice that is sent with a form is a `Checkbox`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, stateText, className, style, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const id = useId()
  const described = joinIds(
    stateText ? `${id}-state` : null,
    hint ? `${id}-hint` : null,
    error ? `${id}-error` : null,
    describedBy,
  )
  return (
    <S.Root className={className} style={style}>
      <S.Label>
        <S.Track
          ref={ref}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          {...rest}
        />
        <S.Texts>
          <S.Words>
            <span id={`${id}-label`}>{label}</span>
            {stateText && <S.Muted id={`${id}-state`}>{stateText}</S.Muted>}
          </S.Words>
          {hint && (
            <S.Muted id={`${id}-hint`} data-hint>
              {hint}
            </S.Muted>
          )}
        </S.Texts>
      </S.Label>
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
    </S.Root>
  )
})
