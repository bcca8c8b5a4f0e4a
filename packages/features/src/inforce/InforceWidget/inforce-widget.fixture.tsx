import {
  defaultAlertSummaryFilters,
  type InforceAlert,
  type InforceType,
  inforceTypeKeys,
  inforceWidgetLists,
  inLapseOrder,
  isInList,
  withDisplayNames,
} from '@producer-portal/domain/inforce'
import { byList } from '@producer-portal/domain/lists'
import { castAgencies, castAgents, generateInforceAlerts, mockInforceAlerts } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import type { LoadedList } from '../../lists/BusinessWidget/BusinessWidget.js'
import { storyNow } from '../../testing/story-clock.js'
import { storyList, useStoryList } from '../../testing/story-list.js'
import { AlertSummaryChart } from '../AlertSummaryChart/AlertSummaryChart.js'
import { InforceWidget, type InforceWidgetProps } from './InforceWidget.js'

const lakeshore = castAgencies[0]
const alerts = inLapseOrder([
  ...mockInforceAlerts(storyNow),
  ...generateInforceAlerts({
    agency: lakeshore,
    agents: castAgents(lakeshore.agencyNo),
    count: 60,
    clock: storyNow,
  }),
]).map(withDisplayNames)

/** The lists of the seven tabs. */
export function toLists(getList: (type: InforceType) => LoadedList<InforceAlert>): InforceWidgetProps['lists'] {
  return byList(inforceTypeKeys, getList)
}

/** The alerts of the cast and some sixty more. */
export const storyLists = toLists((type) => ({
  state: 'ready',
  rows: alerts.filter((alert) => isInList(alert, type)),
}))
export const storyTypes = inforceTypeKeys

/** The args that the stories of the widget start from. */
export const inforceWidgetArgs = {
  list: storyList(inforceWidgetLists['pending-lapse']),
  lists: storyLists,
  now: storyNow,
  onTypeSelect: fn(),
  onRowOpen: fn(),
  onRefresh: fn(),
} satisfies InforceWidgetProps

/** The widget with its chart; tab, filters and page are kept, as the app keeps them. */
export function WorkingInforceWidget(props: InforceWidgetProps) {
  const { state } = useStoryList(props.list)
  const [rules, setRules] = useState(props.list.rules)
  const selectType = (type: InforceType) => {
    setRules(inforceWidgetLists[type])
    state.onFiltersChange(defaultAlertSummaryFilters)
  }
  return (
    <InforceWidget
      {...props}
      list={{ rules, state }}
      onTypeSelect={selectType}
      chart={
        <AlertSummaryChart
          type={rules.type}
          lists={props.lists}
          now={props.now}
          filters={state.filters}
          onTypeSelect={selectType}
          onFiltersChange={state.onFiltersChange}
        />
      }
    />
  )
}
