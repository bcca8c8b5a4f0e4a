import {
  defaultAlertSummaryFilters,
  type InforceType,
  inforceTypeKeys,
  inLapseOrder,
  isInList,
  withDisplayNames,
} from '@producer-portal/domain/inforce'
import { castAgencies, castAgents, generateInforceAlerts, mockInforceAlerts } from '@producer-portal/domain/mocks'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { AlertSummaryChart } from '../AlertSummaryChart/AlertSummaryChart.js'
import { InforceWidget, type InforceWidgetList, type InforceWidgetProps } from './InforceWidget.js'

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

/** The same state in every tab. */
export function toLists(list: (type: InforceType) => InforceWidgetList): InforceWidgetProps['lists'] {
  return {
    'pending-lapse': list('pending-lapse'),
    disburse: list('disburse'),
    missed: list('missed'),
    terminate: list('terminate'),
    service: list('service'),
    'contract-change': list('contract-change'),
    all: list('all'),
  }
}

/** The alerts of the cast and some sixty more. */
export const storyLists = toLists((type) => ({
  state: 'ready',
  alerts: alerts.filter((alert) => isInList(alert, type)),
}))
export const storyTypes = inforceTypeKeys

/** The args that the stories of the widget start from. */
export const inforceWidgetArgs = {
  type: 'pending-lapse',
  lists: storyLists,
  filters: defaultAlertSummaryFilters,
  now: storyNow,
  page: 1,
  onTypeSelect: fn(),
  onPageChange: fn(),
  onContractOpen: fn(),
  onRefresh: fn(),
} satisfies InforceWidgetProps

/** The widget with its picture; tab, filters and page are kept, as the app keeps them. */
export function WorkingInforceWidget(props: InforceWidgetProps) {
  const [view, setView] = useState({ type: props.type, filters: props.filters, page: props.page })
  const selectType = (type: InforceType) => setView({ type, filters: defaultAlertSummaryFilters, page: 1 })
  return (
    <InforceWidget
      {...props}
      {...view}
      onTypeSelect={selectType}
      onPageChange={(page) => setView((last) => ({ ...last, page }))}
      chart={
        <AlertSummaryChart
          {...props}
          {...view}
          onTypeSelect={selectType}
          onFiltersChange={(next) => setView((last) => ({ ...last, filters: { ...last.filters, ...next }, page: 1 }))}
        />
      }
    />
  )
}
