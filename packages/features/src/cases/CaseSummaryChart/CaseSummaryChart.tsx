'use client'

import { type Case, type CaseFilters, countByStatus, countByTime, summaryTimes } from '@producer-portal/domain/cases'
import { allOption, daysOfTimeFilter, mostCommon } from '@producer-portal/domain/lists'
import { BarList, BarListGroup } from '@producer-portal/ui'
import { useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { caseSummaryMessages } from '../messages.js'

export interface CaseSummaryChartProps {
  /** The loaded cases of the list below it, before any filter. Keep the array between renders. */
  cases: readonly Case[]
  /** The filters of that list; their bars are selected. */
  filters: Pick<CaseFilters, 'status' | 'time'>
  /** Called with the filter of the pressed bar, or with 'all' when the selected bar is pressed again. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
}

const all = allOption.value

/** Use it above a list of cases: how many cases have each status and how old they are. Each bar filters the list. */
export function CaseSummaryChart({ cases, filters, onFiltersChange, now }: CaseSummaryChartProps) {
  const t = useMessages(caseSummaryMessages)
  const tList = useMessages(listMessages)
  const statuses = useMemo(() => countByStatus(cases), [cases])
  const times = useMemo(() => countByTime(cases, now), [cases, now])
  if (statuses.length === 0) return null
  const { shown, others } = mostCommon(statuses, filters.status)
  const time = summaryTimes.find((value) => value === filters.time) ?? null
  return (
    <BarListGroup>
      <BarList
        title={t('byStatus')}
        items={shown.map(({ value, count }) => ({ id: value, label: value, value: count }))}
        selectedKey={filters.status}
        onSelectionChange={(status) => onFiltersChange({ status: status ?? all })}
        note={others > 0 ? t('otherStatuses', { count: others }) : undefined}
      />
      <BarList
        title={t('byTime')}
        items={times.map(({ value, count }) => ({
          id: value,
          label: tList('timePast', { count: daysOfTimeFilter(value) ?? 0 }),
          value: count,
        }))}
        selectedKey={time}
        onSelectionChange={(selected) =>
          onFiltersChange({ time: summaryTimes.find((value) => value === selected) ?? 'all' })
        }
      />
    </BarListGroup>
  )
}
