'use client'

import { mostCommon } from '@producer-portal/domain/cases'
import {
  type AlertGlanceFilters,
  alertReachesOf,
  countByKind,
  countByReach,
  type InforceType,
  inforceTypeKeys,
  knownGlanceFilters,
  openGlanceFilters,
} from '@producer-portal/domain/inforce'
import { type BarItem, BarList } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { alertGlanceMessages } from './alert-glance-messages.js'
import * as S from './AlertGlance.styles.js'
import type { InforceWidgetProps } from './InforceWidgetProps.js'

export interface AlertGlanceProps extends Pick<
  InforceWidgetProps,
  'type' | 'onTypeSelect' | 'lists' | 'filters' | 'now'
> {
  /** Called with the filter that a bar stands for, or with its opening when the chosen bar is pressed again. */
  onFiltersChange: (filters: Partial<AlertGlanceFilters>) => void
}

const open = openGlanceFilters
const titles = { 'pending-lapse': 'byLapse', missed: 'byDue' } as const

/**
 * Use it above a list of alerts, drawn from the same alerts: how many of which type, and how soon the policies lapse or
 * how old the alerts are. Each bar narrows the list; those above the list of all alerts open the list of a type.
 */
export function AlertGlance(props: AlertGlanceProps) {
  const { type, lists, filters, onFiltersChange, now } = props
  const say = useMessages(alertGlanceMessages)
  const { state, alerts } = lists[type]
  const isWaiting = state === 'loading'
  const counts = useMemo(() => countByReach(alerts, type, now), [alerts, type, now])
  if (!isWaiting && alerts.length === 0) return null
  const { reach } = knownGlanceFilters(filters, type)
  const stretches = alertReachesOf(type)
  const title = type === 'pending-lapse' || type === 'missed' ? titles[type] : 'byAge'
  return (
    <S.Root>
      {type === 'all' ? <ListBars {...props} /> : <KindBars {...props} />}
      <BarList
        title={say(title)}
        items={counts.map(({ value, count }) => ({ id: value, label: say(value), value: isWaiting ? null : count }))}
        selectedId={reach}
        onItemSelect={(chosen) =>
          onFiltersChange({ reach: (chosen !== reach && stretches.find((each) => each === chosen)) || open.reach })
        }
      />
    </S.Root>
  )
}

/** How many alerts each of the other lists holds. */
function ListBars({ lists, onTypeSelect }: AlertGlanceProps) {
  const say = useMessages(alertGlanceMessages)
  const items = listTypes.map((each): BarItem => {
    const { state, alerts } = lists[each]
    return { id: each, label: say(each), value: state === 'ready' ? alerts.length : null }
  })
  return (
    <BarList
      title={say('byType')}
      items={items}
      onItemSelect={(chosen) => onTypeSelect(listTypes.find((each) => each === chosen) ?? 'all')}
    />
  )
}

/** How many alerts of the list are of each type; nothing where all are of one. */
function KindBars({ type, lists, filters, onFiltersChange }: AlertGlanceProps) {
  const say = useMessages(alertGlanceMessages)
  const { alerts } = lists[type]
  const kinds = useMemo(() => countByKind(alerts), [alerts])
  const { kind } = filters
  if (kinds.length < 2) return null
  const { shown, others } = mostCommon(kinds, kind)
  return (
    <BarList
      title={say('byType')}
      items={shown.map(({ value, count }) => ({ id: value, label: value, value: count }))}
      selectedId={kind}
      onItemSelect={(chosen) => onFiltersChange({ kind: chosen === kind ? open.kind : chosen })}
      note={others > 0 ? say('otherTypes', { count: others }) : undefined}
    />
  )
}

const listTypes = inforceTypeKeys.filter((key): key is Exclude<InforceType, 'all'> => key !== 'all')
