'use client'

import { type FilterCount, mostCommon } from '@producer-portal/domain/lists'
import { StackedBar, type StackedBarItem } from '@producer-portal/ui'
import { useTerms } from '../../i18n/useTerms.js'

export interface PartsBarProps {
  /** Says what the parts are. */
  title: string
  /** The number of rows with each value, the most common first. */
  counts: readonly FilterCount[]
  /** The number of rows, those without a value included. */
  total: number
  /** The value by which the rows are filtered. */
  selected: string
  /** The tone of a part. */
  getTone: (value: string) => StackedBarItem['tone']
  /** Label of the values that are too rare for a part of their own. */
  otherLabel: string
  /** Label of the rows without a value. */
  noneLabel: string
  /** Called with the value of the pressed part; null when the selected one is pressed again. */
  onSelect: (value: string | null) => void
}

/** The composition of a list: the most common values, each of which filters the list, and the rest. */
export function PartsBar({ title, counts, total, selected, getTone, otherLabel, noneLabel, onSelect }: PartsBarProps) {
  const { toTerm } = useTerms()
  const { shown, others } = mostCommon(counts, selected)
  const staticParts = [
    { id: ' others', label: otherLabel, value: others },
    { id: ' none', label: noneLabel, value: total - counts.reduce((sum, { count }) => sum + count, 0) },
  ]
  return (
    <StackedBar
      title={title}
      items={[
        ...shown.map(({ value, count }) => ({
          id: value,
          label: toTerm(value),
          value: count,
          tone: getTone(value),
        })),
        ...staticParts.filter(({ value }) => value > 0).map((part) => ({ ...part, isStatic: true })),
      ]}
      selectedKey={selected}
      onSelectionChange={onSelect}
    />
  )
}
