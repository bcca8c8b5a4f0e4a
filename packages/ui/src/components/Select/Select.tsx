'use client'
import { ChevronDownIcon } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon } from '../Icon/Icon.js'
import { InlineSelect } from './InlineSelect.js'
import * as S from './Select.styles.js'
import { SelectOptions } from './SelectOptions.js'

/** One choice of a select. */
export interface SelectOption {
  /** Value that is handed to the change handler. */
  readonly value: string
  /** Text of the choice. */
  readonly label: string
  /** Shows it, but it cannot be chosen; false by default. */
  readonly isDisabled?: boolean
}

export interface SelectProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'multiple' | 'size'> {
  /** The choices, in the order they are shown. */
  options: readonly SelectOption[]
  /** First line while nothing is chosen, such as 'Choose a state'; its value is the empty string. None by default. */
  placeholder?: string
  /**
   * Shows the label before the choice, in one line with it, as in a row of filters: 'Status: All'. Give it a `value`; hint
   * and error have no room. False by default.
   */
  isLabelInside?: boolean
}

/** Use it to choose one of five to about fifty; it is the browser's own list, so phones show theirs. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select({ isLabelInside, ...props }, ref) {
  if (isLabelInside) return <InlineSelect ref={ref} {...props} />
  const { frame, own } = splitFieldProps(props)
  const { options, placeholder, ...rest } = own
  return (
    <Field {...frame}>
      {(control) => (
        <S.Box>
          <S.Native ref={ref} {...rest} {...control}>
            <SelectOptions options={options} placeholder={placeholder} />
          </S.Native>
          <Icon icon={ChevronDownIcon} />
        </S.Box>
      )}
    </Field>
  )
})
