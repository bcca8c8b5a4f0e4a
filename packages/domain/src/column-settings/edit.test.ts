import { describe, expect, test } from 'vitest'
import type { CaseColumnId } from '../cases/case-lists.ts'
import { defaultColumnSettings, differsFromSaved, visibleColumns } from './column-setting.ts'
import type { ColumnSettings } from './column-setting.ts'
import { canMoveColumn, lockColumn, lockState, moveColumn, setColumnVisible, unlockColumn } from './edit.ts'

const start = unlockColumn(defaultColumnSettings('not_placed'), 'insured-name')
const lock = (...ids: CaseColumnId[]) => ids.reduce(lockColumn, start)
const order = (settings: ColumnSettings) => settings.map(({ id, locked }) => (locked ? `[${id}]` : id)).join(' ')
const [insured, number, product, face, policy, effective, agent] = start.map(({ id }) => id)

describe('locking', () => {
  test.each<[string, CaseColumnId[], string]>([
    [
      'one column puts it first',
      ['face-amount'],
      `[${face}] ${insured} ${number} ${product} ${policy} ${effective} ${agent}`,
    ],
    [
      'another puts it at the end of the locked block',
      ['face-amount', 'agent-agency-name'],
      `[${face}] [${agent}] ${insured} ${number} ${product} ${policy} ${effective}`,
    ],
    [
      'a fourth changes nothing',
      ['face-amount', 'agent-agency-name', 'product-name', 'insured-name'],
      `[${face}] [${agent}] [${product}] ${insured} ${number} ${policy} ${effective}`,
    ],
    ['the same twice changes nothing', ['face-amount', 'face-amount'], order(lock('face-amount'))],
  ])('%s', (_, ids, expected) => {
    expect(order(lock(...ids))).toBe(expected)
  })

  test('a hidden column shows it', () => {
    const hidden = setColumnVisible(start, 'policy-status', false)
    expect(lockColumn(hidden, 'policy-status')[0]).toEqual({ id: 'policy-status', visible: true, locked: true })
  })

  test('says whether a column is lockable, locked, or barred by the limit of 3', () => {
    const three = lock('face-amount', 'product-name', 'insured-name')
    expect(lockState(start, 'face-amount')).toBe('lockable')
    expect(lockState(three, 'face-amount')).toBe('locked')
    expect(lockState(three, 'policy-status')).toBe('limit')
  })
})

test('unlocking puts a column in the first place below the locked ones', () => {
  const locked = lock('face-amount', 'agent-agency-name')
  expect(order(unlockColumn(locked, 'face-amount'))).toBe(
    `[${agent}] ${face} ${insured} ${number} ${product} ${policy} ${effective}`,
  )
  expect(unlockColumn(start, 'face-amount')).toBe(start)
})

describe('moving', () => {
  const locked = lock('insured-name', 'contract-number')

  test.each<[string, ColumnSettings, CaseColumnId, CaseColumnId, string]>([
    [
      'down',
      start,
      'insured-name',
      'product-name',
      `${number} ${product} ${insured} ${face} ${policy} ${effective} ${agent}`,
    ],
    [
      'up',
      start,
      'face-amount',
      'insured-name',
      `${face} ${insured} ${number} ${product} ${policy} ${effective} ${agent}`,
    ],
    [
      'within the locked block',
      locked,
      'contract-number',
      'insured-name',
      `[${number}] [${insured}] ${product} ${face} ${policy} ${effective} ${agent}`,
    ],
    ['to its own place', start, 'face-amount', 'face-amount', order(start)],
    ['out of the locked block, which is not possible', locked, 'insured-name', 'product-name', order(locked)],
    ['into the locked block, which is not possible', locked, 'product-name', 'insured-name', order(locked)],
    ['to a column that the list does not have', start, 'insured-name', 'comments', order(start)],
  ])('%s', (_, settings, id, target, expected) => {
    expect(order(moveColumn(settings, id, target))).toBe(expected)
  })

  test('is possible only within the same group', () => {
    expect(canMoveColumn(locked, 'product-name', 'policy-status')).toBe(true)
    expect(canMoveColumn(locked, 'product-name', 'contract-number')).toBe(false)
  })
})

describe('hiding', () => {
  test('takes a column out of the table and keeps its place', () => {
    const hidden = setColumnVisible(start, 'product-name', false)
    expect(visibleColumns(hidden).map(({ id }) => id)).toEqual([insured, number, face, policy, effective, agent])
    expect(order(hidden)).toBe(order(start))
    expect(setColumnVisible(hidden, 'product-name', true)).toEqual(start)
  })

  test('is not possible for a locked column', () => {
    const locked = lock('insured-name')
    expect(setColumnVisible(locked, 'insured-name', false)).toBe(locked)
  })
})

describe('Save and Apply', () => {
  test.each<[string, ColumnSettings, boolean]>([
    ['nothing', [...start], false],
    ['a lock that was taken back', unlockColumn(lock('insured-name'), 'insured-name'), false],
    ['the order', moveColumn(start, 'insured-name', 'product-name'), true],
    ['a hidden column', setColumnVisible(start, 'product-name', false), true],
    ['a lock', lock('insured-name'), true],
    ['the number of columns', start.slice(1), true],
  ])('after a change of %s has something to save: %s', (_, settings, differs) => {
    expect(differsFromSaved(settings, start)).toBe(differs)
  })
})
