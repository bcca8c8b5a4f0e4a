'use client'
import { useMergeRefs } from '@floating-ui/react'
import { CircleAlertIcon } from 'lucide-react'
import { forwardRef, useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Problem } from '../Field/Field.styles.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './Checkbox.styles.js'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** What is chosen when it is ticked; a press on it ticks too. */
  label: ReactNode
  /** Help under the label, read out with it. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  /** Shows a dash: some, but not all, of what it stands for is chosen. */
  isIndeterminate?: boolean
}

/** Use it for a choice that people may or may not make, or for several out of a list. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, isIndeterminate = false, className, style, ...rest },
  ref,
) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <S.Root className={className} style={style}>
      <S.Label>
        <S.Box
          ref={useMergeRefs([own, ref])}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
        />
        <span>{label}</span>
      </S.Label>
      {(hint ?? error) && (
        <S.Indented>
          {hint && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
          {error && (
            <Problem id={`${id}-error`}>
              <Icon glyph={CircleAlertIcon} />
              <span>{error}</span>
            </Problem>
          )}
        </S.Indented>
      )}
    </S.Root>
  )
})
