import { defaultInforceFilters, inLapseOrder, type InforceAlert, inforceLists } from '@producer-portal/domain/inforce'
import { mockInforceAlerts } from '@producer-portal/domain/mocks'
import { type SortDescriptor, useListRows } from '@producer-portal/ui'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'

const alerts = inLapseOrder(mockInforceAlerts(storyNow))
const filters = { ...defaultInforceFilters, time: 'all' } as const
const show = (sort: SortDescriptor | null): readonly InforceAlert[] =>
  renderHook(() => useListRows(inforceLists['pending-lapse'], { rows: alerts, filters, sort, now: storyNow })).result
    .current.rows
const alertDays = (rows: readonly InforceAlert[]) => rows.map(({ alertDate }) => alertDate?.slice(0, 10))

test('alerts without a sort are in the order in which the list opens', () => {
  expect(show(null)).toEqual(alerts)
})

test('a sort by a column overrides that order, alerts without a value last in both directions', () => {
  const dates = alerts.flatMap(({ alertDate }) => alertDate ?? []).map((date) => date.slice(0, 10))
  const missing = Array.from({ length: alerts.length - dates.length }, () => undefined)
  const ascending = dates.toSorted()
  expect(alertDays(show({ columnId: 'alert-date', direction: 'ascending' }))).toEqual([...ascending, ...missing])
  expect(alertDays(show({ columnId: 'alert-date', direction: 'descending' }))).toEqual([
    ...ascending.toReversed(),
    ...missing,
  ])
})
