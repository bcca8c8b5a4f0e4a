import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { SortValue } from '../lists/columns.ts'
import { inLoadOrder } from './case-order.ts'
import { caseWidgetLists, caseWidgetState } from './case-widget-list.ts'
import { caseAddress, caseKey, caseSchema } from './case.ts'

const cases = [
  {
    no: 'a',
    name: 'Zoe',
    agent: 'Bea',
    caseStatus: 'Approved',
    daysSinceProcDate: 3,
    faceAmount: 500,
    procDate: '2026-02-01',
  },
  { no: 'b', name: 'ada', agent: 'ann', caseStatus: null, daysSinceProcDate: null, faceAmount: null, procDate: null },
  {
    no: 'c',
    name: 'Max',
    agent: 'Cyd',
    caseStatus: 'Received',
    daysSinceProcDate: 40,
    faceAmount: 90,
    procDate: '2025-12-31',
  },
  {
    no: 'd',
    name: null,
    agent: null,
    caseStatus: 'In Issue',
    daysSinceProcDate: 3,
    faceAmount: 700,
    procDate: '2026-01-15',
  },
].map(({ no, name, agent, ...rest }) =>
  v.parse(caseSchema, {
    contract: { coCode: '01', coType: 'LIF', contractNo: no },
    clients: name === null ? null : [{ fullName: name, displayName: 'In short' }],
    agents: agent === null ? [] : [{ displayName: agent }],
    ...rest,
  }),
)
const order = (rows: readonly { contract: { contractNo: string } }[]) =>
  rows.map((row) => row.contract.contractNo).join('')

test('cases load with the most days since processing first, equal ones as they came, those without a number last', () => {
  expect(order(inLoadOrder(cases))).toBe('cadb')
})

describe('the dashboard widget sorts', () => {
  test.each<[string, SortValue[]]>([
    ['name', ['Zoe', 'ada', 'Max', null]],
    ['agent', ['Bea', 'ann', 'Cyd', null]],
    ['status', ['Approved', null, 'Received', 'In Issue']],
    ['days', [3, null, 40, 3]],
    ['amount', [500, null, 90, 700]],
  ])('by %s: %j', (columnId, values) => {
    const column = caseWidgetLists.pending.columns.find(({ id }) => id === columnId)
    expect(column && cases.map(column.sortValue)).toEqual(values)
  })
})

test('the dashboard widget sorts by five columns, and at first by days pending, most first', () => {
  expect(caseWidgetState.columns.map(({ id }) => id)).toEqual(['name', 'agent', 'status', 'days', 'amount'])
  expect(caseWidgetState.defaultSort).toEqual({ columnId: 'days', direction: 'descending' })
})

test('every row of a list has a key of its own', () => {
  expect(new Set(cases.map(caseKey)).size).toBe(cases.length)
  expect(new Set(cases.map(caseAddress)).size).toBe(cases.length)
})
