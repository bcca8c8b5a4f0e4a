import { expect, test } from 'vitest'
import { readChangedRow, toChangedRow } from './changed-row.js'

test.each([
  ['the row that was changed', toChangedRow('email'), 'email'],
  ['no state', null, undefined],
  ['a row that there is not', { changed: 'toString' }, undefined],
])('%s is read from the state of the visit', (_, state, row) => {
  expect(readChangedRow(state)).toBe(row)
})
