import type { SelectProps } from './Select.js'

/** The choices of a select, after the line for no choice. */
export function SelectOptions({ options, placeholder }: Pick<SelectProps, 'options' | 'placeholder'>) {
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
