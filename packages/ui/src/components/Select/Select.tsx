'use client'
import { ChevronDownIcon } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './Select.styles.js'

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
}

/** Use it to choose one of five to about fifty; it is the browser's own list, so phones show theirs. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const { options, placeholder, ...rest } = own
  return (
    <Field {...frame}>
      {(control) => (
        <S.Box>
          <S.Native ref={ref} {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </S.Native>
          <Icon icon={ChevronDownIcon} />
        </S.Box>
      )}
    </Field>
  )
})
