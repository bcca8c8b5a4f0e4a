'use client'

import { ageClasses, type Case, type CaseFilters, countByAge, countByStatus } from '@producer-portal/domain/cases'
import { getStatusTone } from '@producer-portal/domain/contracts'
import { allValue } from '@producer-portal/domain/lists'
import { BarListGroup, ColumnChart } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { PartsBar } from '../../lists/PartsBar/PartsBar.js'
import { caseSummaryMessages } from '../messages.js'

export interface CaseSummaryChartProps {
  /** The loaded cases of the list below it, before any filter. Keep the array between renders. */
  cases: readonly Case[]
  /** The filters of that list; their bars are selected. */
  filters: Pick<CaseFilters, 'status' | 'age'>
  /** Called with the filter of the pressed bar, or with 'all' when the selected bar is pressed again. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
}

/** Use it above a list of cases: how many cases have each status and how old they are. Each bar filters the list. */
export function CaseSummaryChart({ cases, filters, onFiltersChange }: CaseSummaryChartProps) {
  const t = useMessages(caseSummaryMessages)
  const statuses = useMemo(() => countByStatus(cases), [cases])
  const ages = useMemo(() => countByAge(cases), [cases])
  if (statuses.length === 0) return null
  const withoutAge = cases.length - ages.reduce((sum, { count }) => sum + count, 0)
  return (
    <BarListGroup>
      <PartsBar
        title={t('byStatus')}
        counts={statuses}
        total={cases.length}
        selected={filters.status}
        getTone={getStatusTone}
        otherLabel={t('otherStatuses')}
        noneLabel={t('noStatus')}
        onSelect={(status) => onFiltersChange({ status: status ?? allValue })}
      />
      <ColumnChart
        title={t('byTime')}
        items={ages.map(({ value, count }) => ({ id: value, label: t(value), value: count }))}
        selectedKey={filters.age}
        onSelectionChange={(selected) =>
          onFiltersChange({ age: ageClasses.find((value) => value === selected) ?? 'all' })
        }
        note={withoutAge > 0 ? t('noAge', { count: withoutAge }) : undefined}
      />
    </BarListGroup>
  )
}
