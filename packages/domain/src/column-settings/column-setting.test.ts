import { expect, test } from 'vitest'
import { columnSettingsErrors, defaultColumnSettings, toColumnPreferences } from './column-setting.ts'
import type { ColumnPreference } from './column-setting.ts'
import { lockColumn } from './edit.ts'

const good = toColumnPreferences(lockColumn(defaultColumnSettings('not_placed'), 'face-amount'))
const changed = (index: number, change: Partial<ColumnPreference>) =>
  good.map((each, at) => (at === index ? { ...each, ...change } : each))

test.each<[string, readonly ColumnPreference[], string[]]>([
  ['what the screen makes', good, []],
  ['nothing at all', [], []],
  ['a column of another list', changed(1, { column: 20 }), ['The list does not have one of these columns.']],
  ['a column twice', changed(1, { column: 4 }), ['A column can be saved only once.']],
  ['a title that nobody knows', changed(1, { title: 'Shoe Size' }), ['Column title not found']],
  ['a hidden lock', changed(0, { visible: false }), ['A locked column cannot be hidden.']],
  ['a lock below others', changed(2, { locked: true }), ['Locked columns stand before the others.']],
  ['four locks', good.map((each, at) => ({ ...each, locked: at < 4 })), ['Only 3 columns can be locked at a time.']],
])('a save of %s is answered with %j', (_, columns, errors) => {
  expect(columnSettingsErrors('not_placed', columns)).toEqual(errors)
})
