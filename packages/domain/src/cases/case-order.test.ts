import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseKey, caseSchema } from './case.ts'
import type { CaseColumnId } from './case-column-ids.ts'
import { sortCases } from './case-column-order.ts'
import { defaultWidgetSort, inLoadOrder, prepareWidgetSorts, sortWidgetCases, widgetSortKeys } from './case-order.ts'
import type { WidgetSortKey } from './case-order.ts'

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
    clients: name === null ? null : [{ fullName: name }],
    agents: agent === null ? [] : [{ displayName: agent }],
    ...rest,
  }),
)
const order = (rows: readonly { contract: { contractNo: string } }[]) =>
  rows.map((row) => row.contract.contractNo).join('')

test('cases load with the most days since processing first, equal ones as they came, those without a number last', () => {
  expect(order(inLoadOrder(cases))).toBe('cadb')
})

describe('a column of the case screens sorts', () => {
  test.each<[CaseColumnId, string, string]>([
    ['insured-name', 'bcad', 'acbd'],
    ['days-pending', 'adcb', 'cadb'],
    ['face-amount', 'cadb', 'dacb'],
    ['effective-date', 'cdab', 'adcb'],
    ['current-case-status', 'adcb', 'cdab'],
  ])('%s ascending %s, descending %s', (column, ascending, descending) => {
    expect(order(sortCases(cases, column, 'ascending'))).toBe(ascending)
    expect(order(sortCases(cases, column, 'descending'))).toBe(descending)
  })
})

describe('the dashboard widget sorts', () => {
  test.each<[WidgetSortKey, string, string]>([
    ['name', 'bcad', 'acbd'],
    ['agent', 'bacd', 'cabd'],
    ['status', 'adcb', 'cdab'],
    ['days', 'adcb', 'cadb'],
    ['amount', 'cadb', 'dacb'],
  ])('%s ascending %s, descending %s', (key, ascending, descending) => {
    expect(order(sortWidgetCases(cases, { key, direction: 'ascending' }))).toBe(ascending)
    expect(order(sortWidgetCases(cases, { key, direction: 'descending' }))).toBe(descending)
  })

  test('by five keys, and at first by days pending, most first', () => {
    expect(widgetSortKeys).toEqual(['name', 'agent', 'status', 'days', 'amount'])
    expect(order(sortWidgetCases(cases, defaultWidgetSort))).toBe('cadb')
  })
})

test('sorts that are made ready ahead come out as they would have', () => {
  const ready = [...cases]
  prepareWidgetSorts(ready)
  for (const key of widgetSortKeys) {
    const sort = { key, direction: 'ascending' } as const
    expect(order(sortWidgetCases(ready, sort))).toBe(order(sortWidgetCases(cases, sort)))
  }
})

test('every row of a list has a key of its own', () => {
  expect(new Set(cases.map(caseKey)).size).toBe(cases.length)
})
