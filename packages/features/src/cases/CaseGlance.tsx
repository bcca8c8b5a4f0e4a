'use client'

import {
  allOption,
  type Case,
  type CaseFilters,
  countByStatus,
  countByTime,
  daysOfTimeFilter,
  glanceTimes,
  mostCommon,
} from '@producer-portal/domain/cases'
import { BarList } from '@producer-portal/ui'
import { useMemo } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { useMessages } from '../messages/use-messages.js'
import { caseGlanceMessages } from './case-glance-messages.js'
import * as S from './CaseGlance.styles.js'

export interface CaseGlanceProps {
  /** The loaded cases of the list beside it, before any filter. Keep the array between renders. */
  cases: readonly Case[]
  /** What that list is narrowed by. */
  filters: Pick<CaseFilters, 'status' | 'time'>
  /** Called with the filter that a bar stands for, or with its opening when the chosen bar is pressed again. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
}

const all = allOption.value

/** Use it above a list of cases, drawn from the same cases: how many stand where, and since when. Each bar is a filter. */
export function CaseGlance({ cases, filters, onFiltersChange, now }: CaseGlanceProps) {
  const say = useMessages(caseGlanceMessages)
  const sayList = useMessages(listMessages)
  const statuses = useMemo(() => countByStatus(cases), [cases])
  const times = useMemo(() => countByTime(cases, now), [cases, now])
  if (statuses.length === 0) return null
  const { shown, others } = mostCommon(statuses, filters.status)
  const time = glanceTimes.find((each) => each === filters.time) ?? null
  return (
    <S.Root>
      <BarList
        title={say('byStatus')}
        items={shown.map(({ value, count }) => ({ id: value, label: value, value: count }))}
        selectedId={filters.status}
        onItemSelect={(status) => onFiltersChange({ status: status === filters.status ? all : status })}
        note={others > 0 ? say('otherStatuses', { count: others }) : undefined}
      />
      <BarList
        title={say('byTime')}
        items={times.map(({ value, count }) => ({
          id: value,
          label: sayList('timePast', { count: daysOfTimeFilter(value) ?? 0 }),
          value: count,
        }))}
        selectedId={time}
        onItemSelect={(chosen) =>
          onFiltersChange({ time: chosen === time ? 'all' : (glanceTimes.find((each) => each === chosen) ?? 'all') })
        }
      />
    </S.Root>
  )
}
