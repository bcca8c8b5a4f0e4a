import { findBlanks } from '@producer-portal/domain/illustrations'
import { expect, test } from 'vitest'
import { getText } from '@producer-portal/ui'
import { illustrationRequestMessages } from '../messages.js'
import { addPreset, presets } from './presets.js'
import { readScenarios } from './scenario-fields.js'

test.each([
  ['', 'To age [age]'],
  [' \n', 'To age [age]'],
  ['Zero premium \n', 'Zero premium\n\nTo age [age]'],
])('after %j a usual scenario gives %j', (typed, expected) => {
  expect(addPreset(typed, 'To age [age]')).toBe(expected)
})

test.each(presets)(
  'the blanks of $key keep Submit off until they are filled in, and have a field each',
  ({ key, text: message }) => {
    const text = String(getText(illustrationRequestMessages.entries[message]))
    const blanks = new Set(text.match(/\[[^\]]+\]/g))
    expect(blanks.size).toBeGreaterThan(0)
    expect(new Set(findBlanks(text))).toEqual(blanks)
    const { fields } = readScenarios(text, [{ key, sentence: text }])
    expect(fields.map(({ preset, blank }) => [preset, blank])).toEqual([...blanks].map((blank) => [key, blank]))
  },
)
