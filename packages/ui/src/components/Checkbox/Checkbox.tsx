'use client'
import { forwardRef, useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { Hint, Star } from '../Field/Field.styles.js'
import { FieldError } from '../Field/FieldError.js'
import { joinIds } from '../Field/join-ids.js'
import { choiceLine, choiceMark, wrongMark } from '../Field/choice.styles.js'
import { tokens } from '../../tokens/tokens.js'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.half};
  justify-items: start;
`

const Label = styled.label`
  ${choiceLine}
`

const Box = styled.input`
  ${choiceMark}
  border-radius: ${tokens.radius.check};

  &::before {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 20%, 86% 10%, 37% 68%);
  }

  &:indeterminate::before {
    clip-path: inset(42% 8%);
  }

  &[aria-invalid='true']:not(:checked, :indeterminate) {
    ${wrongMark}
  }
`

/** Content under the text of the label, not under the box; it stays readable while the box cannot be used. */
const Under = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: calc(${tokens.size.iconSmall} + ${tokens.space[3]});
`

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
    <Root className={className} style={style}>
      <Label>
        <Box
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
      </Label>
      {(hint ?? error) && (
        <Under>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Under>
      )}
    </Root>
  )
})
