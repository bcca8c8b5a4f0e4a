'use client'

import { type InforceType, inforceTypeKeys } from '@producer-portal/domain/inforce'
import { BarList } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { alertGlanceMessages } from './alert-glance-messages.js'
import type { InforceWidgetProps } from './InforceWidgetProps.js'

export interface AlertGlanceProps extends Pick<InforceWidgetProps, 'type' | 'onTypeSelect' | 'lists'> {}

/**
 * Use it above a list of alerts, drawn from the same lists: how many of each type there are. Each bar opens its list,
 * and the list of all of them when it is pressed again.
 */
export function AlertGlance({ type, onTypeSelect, lists }: AlertGlanceProps) {
  const say = useMessages(alertGlanceMessages)
  if (types.every((each) => lists[each].alerts.length === 0)) return null
  return (
    <BarList
      title={say('byType')}
      items={types.map((each) => ({ id: each, label: say(each), value: lists[each].alerts.length }))}
      selectedId={type}
      onItemSelect={(chosen) => {
        const next = types.find((each) => each === chosen) ?? 'all'
        onTypeSelect(next === type ? 'all' : next)
      }}
    />
  )
}

const types = inforceTypeKeys.filter((key): key is Exclude<InforceType, 'all'> => key !== 'all')
