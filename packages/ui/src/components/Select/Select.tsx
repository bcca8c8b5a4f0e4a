'use client'
import { ChevronDownIcon } from '../../icons/icons.js'
import { forwardRef, useId, type SelectHTMLAttributes } from 'react'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'
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
  /**
   * Shows the label before the choice, in one line with it, as in a row of filters: 'Status: All'. Give it a `value`; hint
   * and error have no room. False by default.
   */
  isLabelInside?: boolean
}

/** A select that shows its label before the choice, such as 'Status: All'. */
const InlineSelect = forwardRef<HTMLSelectElement, Omit<SelectProps, 'hint' | 'error' | 'isRequired'>>(
  function InlineSelect(props, ref) {
    const { label, options, placeholder, isFullWidth, className, style, id, ...own } = props
    // A label can be more than text, which has no place in a message
    const [before, after] = useTexts(coreTexts)('beforeValue', { label: '\n' }).split('\n')
    const ownId = useId()
    const chosen = options.find(({ value }) => value === own.value)?.label ?? placeholder
    return (
      <S.Inline className={className} style={style} data-inline="" data-full-width={isFullWidth || undefined}>
        <S.HiddenLabel id={`${ownId}-label`} htmlFor={id ?? ownId}>
          {label}
        </S.HiddenLabel>
        <S.Shown aria-hidden>
          <span data-label="">
            {before}
            {label}
            {after}{' '}
          </span>
          <b>{chosen}</b>
        </S.Shown>
        <S.Covering ref={ref} aria-labelledby={`${ownId}-label`} {...own} id={id ?? ownId}>
          <SelectOptions options={options} placeholder={placeholder} />
        </S.Covering>
        <Icon icon={ChevronDownIcon} />
      </S.Inline>
    )
  },
)

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

/** The choices of a select, after the line for no choice. */
function SelectOptions({ options, placeholder }: Pick<SelectProps, 'options' | 'placeholder'>) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </>
  )
}
