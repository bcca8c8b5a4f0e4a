import { expect, test } from 'vitest'
import { statusHistory, subStatusText } from './history.ts'

const step = (subStatusDate: string | null, subStatusDescription: string) => ({
  id: null,
  subStatusCode: null,
  subStatusDate,
  subStatusDescription,
})
const requirement = {
  status: 'Order Fail',
  statusCode: 'OF',
  statusDate: '2026-01-01',
  subStatuses: [step(null, 'Undated'), step('2026-02-01', 'Clinic called'), step('2026-02-20', 'Clinic closed')],
}

test('Status Details has the current status on top, then the history newest first and undated last', () => {
  expect(statusHistory(requirement).map(({ description, isCurrent }) => [description, isCurrent])).toEqual([
    ['Void', true],
    ['Clinic closed', false],
    ['Clinic called', false],
    ['Undated', false],
  ])
})

test.each([
  ['Own words', requirement, 'Own words'],
  [' ', requirement, 'Clinic closed'],
  [null, { ...requirement, subStatuses: [] }, ''],
])('the sub-status "%s" shows with its history', (subStatusDescription, rest, text) => {
  expect(subStatusText({ ...rest, subStatusDescription })).toBe(text)
})

test('a step has its day and its code, which may be missing', () => {
  const [current, first, second] = statusHistory({
    ...requirement,
    statusCode: null,
    subStatuses: [{ ...step('2026-02-01', 'Clinic called'), subStatusCode: 'CC' }, step(null, 'Undated')],
  })
  expect([current, first, second]).toEqual([
    { date: '2026-01-01', code: '', description: 'Void', isCurrent: true },
    { date: '2026-02-01', code: 'CC', description: 'Clinic called', isCurrent: false },
    { date: null, code: '', description: 'Undated', isCurrent: false },
  ])
})
