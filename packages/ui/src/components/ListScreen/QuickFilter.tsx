'use client'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Button } from '../Button/Button.js'
import { type ListFilter, openValue } from '../ListFilters/list-filter.js'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  /* Quieter than the button of all filters, and yet no headings. */
  & > :not([aria-pressed='true']) {
    border-color: ${tokens.color.border};
  }

  @media print {
    display: none;
  }
`

export interface QuickFilterProps {
  filter: ListFilter
  onChange: (value: string) => void
}

/** The choices of a filter, each a press away; a press on the chosen one takes it away again. */
export function QuickFilter({ filter, onChange }: QuickFilterProps) {
  const open = openValue(filter)
  return (
    <Choices role="group" aria-label={filter.label}>
      {filter.options
        ?.filter(({ value }) => value !== open)
        .map(({ value, label }) => (
          <Button
            key={value}
            variant="quiet"
            aria-pressed={value === filter.value}
            onClick={() => onChange(value === filter.value ? open : value)}
          >
            {label}
          </Button>
        ))}
    </Choices>
  )
}
