'use client'

import {
  type AlertSummaryFilters,
  countByDateBucket,
  countByKind,
  type DateBucket,
  defaultAlertSummaryFilters,
  getDateBuckets,
  type InforceType,
  inforceTypeKeys,
  toKnownAlertSummaryFilters,
} from '@producer-portal/domain/inforce'
import { BarListGroup, ColumnChart, StackedBar, type StackedBarItem } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { PartsBar } from '../../lists/PartsBar/PartsBar.js'
import type { InforceWidgetProps } from '../InforceWidget/InforceWidget.js'
import { alertSummaryMessages } from '../messages.js'

export interface AlertSummaryChartProps extends Pick<InforceWidgetProps, 'onTypeSelect' | 'lists' | 'now'> {
  /** The list below it. */
  type: InforceType
  /** The filters of that list; their bars are selected. */
  filters: AlertSummaryFilters
  /** Called with the filter of the pressed bar, or with 'all' when the selected bar is pressed again. */
  onFiltersChange: (filters: Partial<AlertSummaryFilters>) => void
}

const noFilters = defaultAlertSummaryFilters
/** A date that is past or at hand stands out; the rest can wait. */
const tones: Partial<Record<DateBucket, 'danger' | 'warning' | 'neutral'>> = {
  passed: 'danger',
  'next-7': 'warning',
  'next-30': 'neutral',
  beyond: 'neutral',
}
const listTones = {
  'pending-lapse': 'danger',
  missed: 'warning',
  disburse: 'info',
  service: 'info',
  'contract-change': 'info',
  terminate: 'neutral',
} as const
const titles = { 'pending-lapse': 'byLapse', missed: 'byDue' } as const

/**
 * Use it above a list of alerts: how many there are of each type, and how soon the policies lapse or how old the alerts
 * are. Each bar filters the list; above the list of all alerts, the bars by type open the list of that type.
 */
export function AlertSummaryChart(props: AlertSummaryChartProps) {
  const { type, lists, filters, onFiltersChange, now } = props
  const t = useMessages(alertSummaryMessages)
  const { state, rows: alerts } = lists[type]
  const isLoading = state === 'loading'
  const counts = useMemo(() => countByDateBucket(alerts, type, now), [alerts, type, now])
  if (!isLoading && alerts.length === 0) return null
  const { dateBucket } = toKnownAlertSummaryFilters(filters, type)
  const buckets = getDateBuckets(type)
  const undated = alerts.length - counts.reduce((sum, { count }) => sum + count, 0)
  const title = type === 'pending-lapse' || type === 'missed' ? titles[type] : 'byAge'
  return (
    <BarListGroup>
      {type === 'all' ? <ListBars {...props} /> : <KindBars {...props} />}
      <ColumnChart
        title={t(title)}
        items={counts.map(({ value, count }) => ({
          id: value,
          label: t(value),
          value: isLoading ? null : count,
          tone: tones[value],
        }))}
        selectedKey={dateBucket}
        onSelectionChange={(selected) =>
          onFiltersChange({ dateBucket: buckets.find((bucket) => bucket === selected) ?? noFilters.dateBucket })
        }
        note={undated > 0 ? t('undated', { count: undated }) : undefined}
      />
    </BarListGroup>
  )
}

/** The number of alerts each of the other lists holds. */
function ListBars({ lists, onTypeSelect }: AlertSummaryChartProps) {
  const t = useMessages(alertSummaryMessages)
  const items = listTypes.map((type): StackedBarItem => {
    const { state, rows } = lists[type]
    return { id: type, label: t(type), value: state === 'ready' ? rows.length : null, tone: listTones[type] }
  })
  return (
    <StackedBar
      title={t('byType')}
      items={items}
      onSelectionChange={(selected) => onTypeSelect(listTypes.find((type) => type === selected) ?? 'all')}
    />
  )
}

/** The number of alerts of the list have each type. Renders nothing when all have the same type. */
function KindBars({ type, lists, filters, onFiltersChange }: AlertSummaryChartProps) {
  const t = useMessages(alertSummaryMessages)
  const { rows: alerts } = lists[type]
  const kinds = useMemo(() => countByKind(alerts), [alerts])
  if (kinds.length < 2) return null
  return (
    <PartsBar
      title={t('byType')}
      counts={kinds}
      total={alerts.length}
      selected={filters.kind}
      // No type of one list is better news than another
      getTone={() => 'info'}
      otherLabel={t('otherTypes')}
      noneLabel={t('noType')}
      onSelect={(kind) => onFiltersChange({ kind: kind ?? noFilters.kind })}
    />
  )
}

const listTypes = inforceTypeKeys.filter((key): key is Exclude<InforceType, 'all'> => key !== 'all')
