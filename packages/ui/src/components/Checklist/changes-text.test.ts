import { expect, test } from 'vitest'
import { describeChanges, getStates, type ChecklistItem } from './changes-text.js'

const items = (...met: string[]): readonly ChecklistItem[] =>
  ['At least one number.', 'Passwords Match.', 'No banned characters (< or &).'].map((label) => ({
    id: label,
    label,
    isMet: met.includes(label),
  }))

test.each([
  [[], ['At least one number.'], 'Met: At least one number.'],
  [[], ['At least one number.', 'Passwords Match.'], 'Met: At least one number. Passwords Match.'],
  [['Passwords Match.'], ['At least one number.'], 'Met: At least one number. Not met: Passwords Match.'],
  [['Passwords Match.'], [], 'Not met: Passwords Match.'],
  [['Passwords Match.'], ['Passwords Match.'], ''],
])('from %j met to %j met is told as "%s"', (before, after, text) => {
  expect(describeChanges(items(...after), getStates(items(...before)), { met: 'Met', notMet: 'Not met' })).toBe(text)
})
