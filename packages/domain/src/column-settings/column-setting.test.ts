import * as v from 'valibot'
import { expect, test } from 'vitest'
import { caseColumns } from '../cases/case-lists.ts'
import { contractTypes } from '../cases/contract-types.ts'
import {
  columnSettingsErrors,
  columnSettingsSaveSchema,
  defaultColumnSettings,
  toColumnPreferences,
} from './column-setting.ts'
import type { ColumnPreference } from './column-setting.ts'
import { lockColumn, unlockColumn } from './edit.ts'

const unlocked = unlockColumn(defaultColumnSettings('not_placed'), 'insured-name')
const good = toColumnPreferences(lockColumn(unlocked, 'face-amount'))
const changed = (index: number, change: Partial<ColumnPreference>) =>
  good.map((each, at) => (at === index ? { ...each, ...change } : each))

test.each<[string, readonly ColumnPreference[], string[]]>([
  ['the settings of the screen', good, []],
  ['nothing at all', [], []],
  ['a column of another list', changed(1, { column: 20 }), ['The list does not have one of these columns.']],
  ['a column twice', changed(1, { column: 4 }), ['A column can be saved only once.']],
  ['an unknown title', changed(1, { title: 'Shoe Size' }), ['Column title not found']],
  ['a hidden lock', changed(0, { visible: false }), ['A locked column cannot be hidden.']],
  ['a lock below others', changed(2, { locked: true }), ['Locked columns stand before the others.']],
  ['four locks', good.map((each, at) => ({ ...each, locked: at < 4 })), ['Only 3 columns can be locked at a time.']],
])('a save of %s is answered with %j', (_, columns, errors) => {
  expect(columnSettingsErrors('not_placed', columns)).toEqual(errors)
})

const toSave = (columns: readonly { id: string; number: number; title: string }[]) => ({
  alertType: 'pending',
  columns: columns.map(({ title, number }, index) => ({
    title,
    column: number,
    order: index + 1,
    visible: true,
    locked: false,
  })),
})
const isAccepted = (save: unknown) => v.safeParse(columnSettingsSaveSchema, save).success

test('a save may have every column of the catalog, however many there are, and no more', () => {
  expect(isAccepted(toSave(caseColumns.all))).toBe(true)
  const further = { id: 'further', number: caseColumns.all.length + 1, title: 'Further' }
  expect(isAccepted(toSave([...caseColumns.all, further]))).toBe(false)
  expect(isAccepted(toSave([further]))).toBe(false)
})

test.each(contractTypes)('the columns of the %s list can be saved', (alertType) => {
  expect(isAccepted({ alertType, columns: toColumnPreferences(defaultColumnSettings(alertType)) })).toBe(true)
})
