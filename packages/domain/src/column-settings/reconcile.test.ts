import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseColumns } from '../cases/case-lists.ts'
import { contractTypes } from '../cases/contract-types.ts'
import type { ContractType } from '../cases/contract-types.ts'
import {
  checkColumnTitles,
  columnPreferenceSchema,
  ColumnTitleNotFoundError,
  defaultColumnSettings,
  savedColumnSchema,
  toColumnPreferences,
} from './column-setting.ts'
import { lockColumn, moveColumn, setColumnVisible } from './edit.ts'
import { getColumnSettings, saveColumnSettings } from './endpoints.ts'
import { loadColumnSettings, reconcileColumnSettings } from './reconcile.ts'

const saved = (column: number, rest: object = {}) => v.parse(savedColumnSchema, { column, ...rest })
const stands = (type: ContractType, columns: readonly ReturnType<typeof saved>[]) =>
  reconcileColumnSettings(type, columns).map(
    ({ id, visible, locked }) => `${id}${visible ? '' : '-'}${locked ? '+' : ''}`,
  )

test.each(contractTypes)('by default %s shows all its columns in the listed order, the first locked', (type) => {
  const settings = reconcileColumnSettings(type, [])
  expect(settings.map(({ id }) => id)).toEqual(caseColumns.byList[type].map(({ id }) => id))
  expect(settings.every(({ visible }) => visible)).toBe(true)
  expect(settings.filter(({ locked }) => locked).map(({ id }) => id)).toEqual(['insured-name'])
})

describe('saved columns', () => {
  test('are in their saved order, hidden and locked as saved', () => {
    const columns = [
      saved(4, { order: 2, visible: false }),
      saved(2, { order: 3 }),
      saved(1, { order: 1, locked: true }),
    ]
    expect(stands('not_placed', columns).slice(0, 3)).toEqual(['insured-name+', 'face-amount-', 'contract-number'])
  })

  test('that were saved without a place stand after those with one', () => {
    const columns = [saved(4), saved(2, { order: 2 }), saved(1, { order: 1 })]
    expect(stands('not_placed', columns).slice(0, 3)).toEqual(['insured-name', 'contract-number', 'face-amount'])
  })

  test('that are new to the catalog are appended visible and not locked', () => {
    expect(stands('not_placed', [saved(24, { order: 1 }), saved(23, { order: 2, visible: false })])).toEqual([
      'effective-date',
      'policy-status-',
      'insured-name',
      'contract-number',
      'product-name',
      'face-amount',
      'agent-agency-name',
    ])
  })

  test('that the list does not have, or has twice, are dropped', () => {
    const columns = [saved(99), saved(20), saved(1), saved(1, { visible: false })]
    expect(stands('not_placed', columns).toSorted()).toEqual(
      caseColumns.byList.not_placed.map(({ id }) => id).toSorted(),
    )
  })

  test('that are locked come first, are visible, and are three at most', () => {
    const columns = [1, 2, 3, 4].map((column) => saved(column, { order: column, locked: true, visible: false }))
    expect(stands('not_placed', [saved(24, { order: 0 }), ...columns])).toEqual([
      'insured-name+',
      'contract-number+',
      'product-name+',
      'face-amount-',
      'effective-date',
      'policy-status',
      'agent-agency-name',
    ])
  })

  test.each(contractTypes)('of %s come back as they were saved', (type) => {
    const changed = setColumnVisible(
      lockColumn(moveColumn(defaultColumnSettings(type), 'product-name', 'face-amount'), 'agent-agency-name'),
      'contract-number',
      false,
    )
    const preferences = toColumnPreferences(changed)
    expect(v.is(v.array(columnPreferenceSchema), preferences)).toBe(true)
    expect(reconcileColumnSettings(type, preferences.toReversed())).toEqual(changed)
  })
})

test.each([0, caseColumns.all.length + 1, 1.5])('there is no column number %d to save', (column) => {
  const preference = { title: 'Insured Name', column, order: 1, visible: true, locked: false }
  expect(v.is(columnPreferenceSchema, preference)).toBe(false)
  expect(v.is(columnPreferenceSchema, { ...preference, column: caseColumns.all.length })).toBe(true)
})

describe('a title that the catalog does not have', () => {
  const columns = [saved(1, { title: 'Insured Name' }), saved(2, { title: 'Shoe Size' })]

  test('raises "Column title not found"', () => {
    expect(() => checkColumnTitles(columns, caseColumns)).toThrow(ColumnTitleNotFoundError)
    expect(() => reconcileColumnSettings('pending', columns)).toThrow('Column title not found')
  })

  test('leaves the producer with the default columns and a reason', () => {
    const { settings, error } = loadColumnSettings('pending', columns)
    expect(settings).toEqual(defaultColumnSettings('pending'))
    expect(error?.title).toBe('Shoe Size')
  })

  test.each(['Face Amount', 'Face Amount / DI Benefit', null])('is not "%s"', (title) => {
    expect(() => checkColumnTitles([{ title }], caseColumns)).not.toThrow()
  })
})

test('a load that failed leaves the default columns', () => {
  expect(loadColumnSettings('issued', null)).toEqual({ settings: defaultColumnSettings('issued'), error: null })
})

test.each<[ContractType, string]>([
  ['pending', 'pending'],
  ['issued', 'issued'],
  ['not_placed', 'not_placed'],
])('the columns of %s are kept under %s in all three calls', (_, value) => {
  expect(v.is(getColumnSettings.query ?? v.never(), { alertTypeString: value })).toBe(true)
  expect(v.is(saveColumnSettings.body ?? v.never(), { alertType: value, columns: [] })).toBe(true)
})
