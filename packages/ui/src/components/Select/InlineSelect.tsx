'use client'
import { ChevronDownIcon } from 'lucide-react'
import { forwardRef, useId } from 'react'
import { Icon } from '../Icon/Icon.js'
import type { SelectProps } from './Select.js'
import * as S from './Select.styles.js'
import { SelectOptions } from './SelectOptions.js'

/** A select that shows its label before the choice, such as 'Status: All'. */
export const InlineSelect = forwardRef<HTMLSelectElement, Omit<SelectProps, 'hint' | 'error' | 'isRequired'>>(
  function InlineSelect(props, ref) {
    const { label, options, placeholder, isFullWidth, className, style, id, ...own } = props
    const ownId = useId()
    const chosen = options.find(({ value }) => value === own.value)?.label ?? placeholder
    return (
      <S.Inline className={className} style={style} data-inline="" data-full-width={isFullWidth || undefined}>
        <S.HiddenLabel id={`${ownId}-label`} htmlFor={id ?? ownId}>
          {label}
        </S.HiddenLabel>
        <S.Shown aria-hidden>
          <span data-label="">{label}: </span>
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
