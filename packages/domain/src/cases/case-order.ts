import type { Case } from './case.ts'
import { insuredName } from './case-column-values.ts'
import { displayNameOf } from '../formatting/display-name.ts'
import { prepareSort, sortRows } from './sort-rows.ts'
import type { SortDirection, SortValue } from './sort-rows.ts'

const daysPending = ({ daysSinceProcDate }: Pick<Case, 'daysSinceProcDate'>) => daysSinceProcDate

/** The load order: most days since processing first, cases without that number last. */
export function inLoadOrder<Row extends Pick<Case, 'daysSinceProcDate'>>(cases: readonly Row[]): Row[] {
  return sortRows(cases, daysPending, 'descending')
}

/** What the dashboard widget can sort by. */
export const widgetSortKeys = ['name', 'agent', 'status', 'days', 'amount'] as const
export type WidgetSortKey = (typeof widgetSortKeys)[number]

export interface WidgetSort {
  readonly key: WidgetSortKey
  readonly direction: SortDirection
}

/** The widget opens with the cases that have been pending longest. */
export const defaultWidgetSort: WidgetSort = { key: 'days', direction: 'descending' }

/** Cases in an order of the dashboard widget; people sort by the first one of the case. */
export function sortWidgetCases(cases: readonly Case[], { key, direction }: WidgetSort): Case[] {
  return sortRows(cases, widgetValues[key], direction)
}

/** Makes what the first sorts of the widget by name and by agent need, which is most of their time. */
export function prepareWidgetSorts(cases: readonly Case[]): void {
  prepareSort(cases, widgetValues.name)
  prepareSort(cases, widgetValues.agent)
}

const widgetValues: Readonly<Record<WidgetSortKey, (row: Case) => SortValue>> = {
  name: ({ clients: [first] }) => (first ? insuredName(first) : null),
  agent: ({ agents: [first] }) => (first ? displayNameOf(first) : null),
  status: (row) => row.caseStatus,
  days: (row) => row.daysSinceProcDate,
  amount: (row) => row.faceAmount,
}
