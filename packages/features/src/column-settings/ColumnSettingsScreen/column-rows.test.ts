import type { CaseColumnId } from '@producer-portal/domain/cases'
import {
  type ColumnSettings,
  defaultColumnSettings,
  lockColumn,
  setColumnVisible,
  unlockColumn,
} from '@producer-portal/domain/column-settings'
import { describe, expect, test } from 'vitest'
import { toColumnRows, countHiddenColumns, moveToRow, findNextRow } from './column-rows.js'

const start = unlockColumn(defaultColumnSettings('not_placed'), 'insured-name')
const arranged = setColumnVisible(lockColumn(start, 'face-amount'), 'contract-number', false)
const ids = (settings: ColumnSettings) => settings.map(({ id }) => id)

describe('the rows', () => {
  test('are in a locked block, with the others below it', () => {
    const { locked, other } = toColumnRows(arranged, true)
    expect(ids(locked)).toEqual(['face-amount'])
    expect(ids(other)).toEqual([
      'insured-name',
      'contract-number',
      'product-name',
      'policy-status',
      'effective-date',
      'agent-agency-name',
    ])
  })

  test('leave the hidden columns out on request', () => {
    expect(ids(toColumnRows(arranged, false).other)).not.toContain('contract-number')
    expect(countHiddenColumns(arranged)).toBe(1)
    expect(countHiddenColumns(start)).toBe(0)
  })
})

describe('moving a row', () => {
  test.each<[CaseColumnId, number, boolean, readonly string[]]>([
    ['insured-name', 1, true, ['contract-number', 'insured-name', 'product-name']],
    ['insured-name', 1, false, ['contract-number', 'product-name', 'insured-name']],
    ['product-name', 0, false, ['product-name', 'insured-name', 'contract-number']],
    ['insured-name', 9, true, ['insured-name', 'contract-number', 'product-name']],
  ])('%s to place %i, hidden rows shown: %s, gives %j', (id, place, isHiddenShown, after) => {
    const { other } = toColumnRows(arranged, isHiddenShown)
    expect(ids(moveToRow(arranged, other, id, place)).slice(1, 4)).toEqual(after)
  })

  test('never leads a column across the edge of the locked block', () => {
    expect(moveToRow(arranged, toColumnRows(arranged, true).locked, 'insured-name', 0)).toBe(arranged)
  })
})

test.each<[string, CaseColumnId, CaseColumnId | null]>([
  ['the row below', 'insured-name', 'product-name'],
  ['the row below rather than the one above', 'product-name', 'policy-status'],
  ['the row above when it was the last', 'agent-agency-name', 'effective-date'],
])('when a row goes, %s has the focus next', (_, gone, next) => {
  expect(findNextRow(toColumnRows(arranged, false).other, gone)).toBe(next)
})

test('when the only row goes, no row has the focus next', () => {
  expect(findNextRow(start.slice(0, 1), 'insured-name')).toBeNull()
})
