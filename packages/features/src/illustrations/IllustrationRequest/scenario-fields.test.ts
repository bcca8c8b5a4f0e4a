import { findBlanks } from '@producer-portal/domain/illustrations'
import { expect, test } from 'vitest'
import { followText, getFieldValue, readScenarios, writeField } from './scenario-fields.js'

const presets = [
  { key: 'toAge', sentence: 'Premium to age [age].' },
  { key: 'paidUp', sentence: 'Stop premiums as of [date] and show values at ages [ages].' },
] as const
const read = (text: string) => readScenarios(text, presets)
const values = (scenarios: ReturnType<typeof read>) =>
  scenarios.fields.map((field) => [field.preset, field.blank, getFieldValue(scenarios, field)].join(' '))
const paidUp = 'Stop premiums as of [date] and show values at ages [ages].'

test.each([
  ['', []],
  ['Zero premium from 2030.', []],
  [paidUp, ['paidUp [date] ', 'paidUp [ages] ']],
  [
    'Stop premiums as of 01/01/2027 and show values at ages 65, 75.',
    ['paidUp [date] 01/01/2027', 'paidUp [ages] 65, 75'],
  ],
  ['Premium to age 95.\n\nPremium to age [age].', ['toAge [age] 95', 'toAge [age] ']],
  ['In my words to [age]', [' [age] ']],
])('%j has the fields %j', (text, expected) => {
  expect(values(read(text))).toEqual(expected)
})

test('what is typed into a field is in the text at once, stays in the field, and can be corrected', () => {
  let scenarios = read(paidUp)
  const type = (index: number, value: string) => {
    const field = scenarios.fields[index]
    if (field) scenarios = writeField(scenarios, field, value)
  }
  type(0, '0')
  expect(findBlanks(scenarios.text)).toEqual(['[ages]'])
  type(1, '65, 75 ')
  type(0, '01/01/2027')
  expect(scenarios.text).toBe('Stop premiums as of 01/01/2027 and show values at ages 65, 75 .')
  type(1, '65')
  expect(values(scenarios)).toEqual(['paidUp [date] 01/01/2027', 'paidUp [ages] 65'])
  type(0, '')
  expect(scenarios.text).toBe('Stop premiums as of [date] and show values at ages 65.')
})

const filled = 'Stop premiums as of 01/01/2027 and show values at ages 65.'

test.each([
  ['words before it', `Please: ${filled}`, ['01/01/2027', '65']],
  ['words in the middle of the sentence', filled.replace('show', 'show me the'), ['01/01/2027', '65']],
  ['another value', filled.replace('2027', '2029'), ['01/01/2029', '65']],
  ['more in the same place', filled.replace('65', '65 and 75'), ['01/01/2027', '65 and 75']],
  ['no value', filled.replace('01/01/2027', ''), ['', '65']],
  ['words over the edge of a value', filled.replace('27 and', '30, then'), ['65']],
  ['a sentence below', `${filled}\n\nPremium to age [age].`, ['01/01/2027', '65', '']],
  ['nothing any more', '', []],
])('with %s typed into the text the fields have %2$j', (_, text, expected) => {
  const scenarios = followText(read(filled), text, presets)
  expect(scenarios.text).toBe(text)
  expect(scenarios.fields.map((field) => getFieldValue(scenarios, field))).toEqual(expected)
})

test('a field goes on writing its part of a sentence in the words of the user', () => {
  const changed = followText(read(filled), filled.replace('show values', 'list the cash values'), presets)
  const [date] = changed.fields
  const { text } = date ? writeField(changed, date, '02/01/2028') : changed
  expect(text).toBe('Stop premiums as of 02/01/2028 and list the cash values at ages 65.')
})
