export { AlertSummaryChart, type AlertSummaryChartProps } from './AlertSummaryChart/AlertSummaryChart.js'
export { AlertTurnText, type AlertTurnTextProps } from './AlertTurnText/AlertTurnText.js'
export { InforceDetail, type InforceDetailProps } from './InforceDetail/InforceDetail.js'
export type { InforceCells } from './InforceScreen/inforce-table-columns.js'
export { InforceScreen, type InforceScreenProps } from './InforceScreen/InforceScreen.js'
export { InforceWidget, type InforceWidgetProps } from './InforceWidget/InforceWidget.js'
export {
  SoonestLapseBar,
  type SoonestLapseBarProps,
  type SoonestOrder,
  SoonestOrderButton,
} from './SoonestLapseBar/SoonestLapseBar.js'
export type { ShownRows } from '../lists/BusinessScreen/BusinessScreen.js'
export type { LoadedList } from '../lists/BusinessWidget/BusinessWidget.js'
export { alertSummaryMessages, inforceDetailMessages, inforceMessages, inforceWidgetMessages } from './messages.js'
