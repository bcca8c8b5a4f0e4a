import { findBlanks } from '@producer-portal/domain/illustrations'
import { expect, test } from 'vitest'
import { getText } from '@producer-portal/ui'
import { illustrationRequestMessages } from '../messages.js'
import { addPreset, findBlank } from './presets.js'

test.each([
  ['', 'To age [age]'],
  [' \n', 'To age [age]'],
  ['Zero premium \n', 'Zero premium\n\nTo age [age]'],
])('after %j a usual scenario gives %j', (typed, expected) => {
  expect(addPreset(typed, 'To age [age]')).toBe(expected)
})

test.each([
  ['To age [age] or [years]', 0, [7, 12]],
  ['To age [age] or [years]', 8, [16, 23]],
  ['To age 90', 0, null],
  ['Empty [] brackets', 0, null],
] as const)('the first blank of %j from %i is at %j', (text, from, expected) => {
  expect(findBlank(text, from)).toEqual(expected)
})

test.each(['premiumToAgeText', 'solveFaceAmountText', 'reducedPaidUpText'] as const)(
  'the blanks of %s keep Submit off until they are filled in',
  (key) => {
    const text = String(getText(illustrationRequestMessages.entries[key]))
    const blanks = new Set(text.match(/\[[^\]]+\]/g))
    expect(blanks.size).toBeGreaterThan(0)
    expect(new Set(findBlanks(text))).toEqual(blanks)
  },
)
