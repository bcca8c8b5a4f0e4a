export type { RegisteredColumn } from './column-registry.ts'
export type { ListColumn } from './columns.ts'
export type { WidgetColumn } from './widget-column.ts'
export { isAgencyNumber, matchesAgent } from './agent-filter.ts'
export type { ViewedAgent } from './agent-filter.ts'

export { byList } from './by-list.ts'
export { filterValueOf } from './column-filters.ts'
export type { ColumnFilterOptions } from './column-filters.ts'
export {
  dateCell,
  linesCell,
  longestCellText,
  missingLine,
  moneyCell,
  numberCell,
  statusCell,
  textCell,
} from './columns.ts'

export { mostCommon } from './filter-counts.ts'
export type { FilterCount } from './filter-counts.ts'

export { allValue, countFilters, parseFilters, textOptions, toOfferedValue } from './filters.ts'
export type { FilterOption } from './filters.ts'
export { changeListState, formatListUrl, parseListUrl } from './list-state.ts'
export type { ListChange, ListControl, ListRules, ListSort, ListState, ListStateRules, PageSize } from './list-state.ts'
export { daysOfTimeFilter } from './time-filter.ts'
export type { TimeFilter } from './time-filter.ts'
