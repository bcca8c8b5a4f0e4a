'use client'
import { CircleAlertIcon } from 'lucide-react'
import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { Problem } from '../Field/Field.styles.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './Switch.styles.js'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  /** What is switched; a press on it switches too. It stays the same whether on or off. */
  label: ReactNode
  /** Help under the label, read out with it. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  /** The state in words beside the switch, where on and off say too little, such as 'Sending'. */
  stateText?: ReactNode
  /** Where the switch stands: before its label (`start`, the default), or at the end of the line in lists of settings. */
  side?: 'start' | 'end'
}

/** Use it to turn something on or off at once. A choice that is sent with a form is a `Checkbox`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, stateText, side = 'start', className, style, ...rest },
  ref,
) {
  const id = useId()
  const described = [stateText && `${id}-state`, hint && `${id}-hint`, error && `${id}-error`]
  return (
    <S.Root className={className} style={style} data-side={side}>
      <S.Label>
        <S.Track
          ref={ref}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          {...rest}
        />
        <S.Words>
          <S.Texts>
            <span id={`${id}-label`}>{label}</span>
            {hint && (
              <S.Muted id={`${id}-hint`} data-hint>
                {hint}
              </S.Muted>
            )}
          </S.Texts>
          {stateText && <S.Muted id={`${id}-state`}>{stateText}</S.Muted>}
        </S.Words>
      </S.Label>
      {error && (
        <Problem id={`${id}-error`}>
          <Icon glyph={CircleAlertIcon} />
          <span>{error}</span>
        </Problem>
      )}
    </S.Root>
  )
})
