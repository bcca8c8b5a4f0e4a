'use client'
import { forwardRef, useId, type FieldsetHTMLAttributes, type ReactNode } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import { Hint } from '../Field/Field.styles.js'
import { Fieldset } from '../Fieldset/Fieldset.js'
import * as S from './RadioGroup.styles.js'

/** One choice of a radio group. */
export interface RadioOption {
  /** Value that is handed to the change handler. */
  readonly value: string
  /** Text of the choice. */
  readonly label: ReactNode
  /** Help under the text, read out with it; none by default. */
  readonly hint?: ReactNode
  /** Shows it, but it cannot be chosen; false by default. */
  readonly isDisabled?: boolean
}

export interface RadioGroupProps
  extends
    Omit<FieldTexts, 'isFullWidth'>,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'role' | 'onChange' | 'children' | 'defaultValue'> {
  /** The choices, in the order they are shown. */
  options: readonly RadioOption[]
  /** Value that is chosen; the empty string chooses none. Without it the group keeps the choice itself. */
  value?: string
  /** Value that is chosen at first, when the group keeps the choice itself; none by default. */
  defaultValue?: string
  /** Called with the value that users choose. */
  onValueChange?: (value: string) => void
  /** Name under which a form sends the value; made up by default. */
  name?: string
  /** `column` (the default) puts one choice on a line; `row` is for two or three short ones, `segmented` joins them in one bar. */
  layout?: 'column' | 'row' | 'segmented'
}

/** Use it to choose one of two to about six when users should see them all; more choices are a `Select`. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { options, value, defaultValue, onValueChange, name, layout = 'column', ...rest },
  ref,
) {
  const id = useId()
  const isChosen = (option: RadioOption) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value }
  return (
    <Fieldset ref={ref} role="radiogroup" {...rest}>
      <S.Options data-layout={layout}>
        {options.map((option) => (
          <S.Option key={option.value}>
            <S.Circle
              type="radio"
              name={name ?? id}
              value={option.value}
              {...isChosen(option)}
              disabled={option.isDisabled}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onValueChange?.(option.value)}
            />
            <S.Words>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.hint && <Hint id={`${id}-${option.value}-hint`}>{option.hint}</Hint>}
            </S.Words>
          </S.Option>
        ))}
      </S.Options>
    </Fieldset>
  )
})
