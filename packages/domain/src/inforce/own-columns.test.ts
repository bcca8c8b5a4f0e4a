import { expect, test } from 'vitest'
import { textCell } from '../lists/columns.ts'
import { mockInforceAlerts } from '../mocks/inforce-cast.ts'
import { defineInforceColumns, inforceColumns, inforceExport, toInforceLists, toInforceWidgetLists } from './index.ts'
import type { InforceAlert } from './index.ts'

interface OwnAlert extends InforceAlert {
  readonly region: string | null
}

const now = new Date(2026, 2, 16)
const alerts = mockInforceAlerts(now).map((alert, index): OwnAlert => ({
  ...alert,
  region: index % 2 === 0 ? 'North' : null,
}))
const columns = defineInforceColumns<OwnAlert>({
  without: ['apl-option'],
  own: [
    {
      id: 'region',
      number: 1000,
      header: 'Region',
      width: 120,
      cell: textCell((alert) => alert.region),
      filter: (alert) => alert.region,
      lists: { missed: 25, all: 25 },
      inWidget: { all: 15 },
    },
  ],
})
const lists = toInforceLists(columns)
const idsOf = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id)

test('a column of your own stands at its place in the lists and in the widget, a removed one nowhere', () => {
  const missed = idsOf(inforceColumns.byList.missed).filter((id) => id !== 'apl-option')
  expect(idsOf(lists.missed.columns)).toEqual(missed.toSpliced(2, 0, 'region'))
  expect(lists.service.columns).toEqual(inforceColumns.byList.service)
  const { all, missed: widgetMissed } = toInforceWidgetLists(columns)
  expect(idsOf(all.facts)).toEqual(idsOf(inforceColumns.inWidget.all).toSpliced(1, 0, 'region'))
  expect(idsOf(widgetMissed.facts)).toEqual(idsOf(inforceColumns.inWidget.missed))
})

test('its filter offers its values and narrows the list together with the others', () => {
  const { all } = lists
  const options = all.getFilterOptions(alerts)
  expect(options.columns).toEqual([{ id: 'by-region', label: 'Region', options: [{ value: 'North', label: 'North' }] }])
  const filters = { ...all.defaultFilters, time: 'all', 'by-region': 'North' } as const
  const found = all.filterRows(alerts, all.toOfferedFilters(filters, options), now)
  expect(found).toEqual(alerts.filter(({ region }) => region === 'North'))
})

test('it is in the export of its list', () => {
  const table = inforceExport({ type: 'all', alerts, columns: lists.all.columns, now })
  expect(table.head.columns[2]?.header).toBe('Region')
  expect(table.row(0).texts[2]).toBe('North')
})
