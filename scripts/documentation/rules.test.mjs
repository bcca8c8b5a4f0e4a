import { expect, test } from 'vitest'
import { findFault, readRules } from './rules.mjs'

const rules = readRules()

test('every rule has a number of its own, a topic and a statement', () => {
  expect(rules.length).toBeGreaterThan(980)
  const numbers = rules.map(({ number }) => number)
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
  expect(rules.filter(({ number, topic, statement }) => !/^[A-Z]-\d{3}$/.test(number) || !topic || !statement)).toEqual(
    [],
  )
})

test('every rule is held by a check that exists', () => {
  const faults = rules.flatMap(({ number, checks }) =>
    checks.length === 0
      ? [`${number}: no check holds it`]
      : checks
          .map(findFault)
          .filter(Boolean)
          .map((fault) => `${number}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['e2e/shell/keyboard.spec.ts › the whole job is done without a mouse'],
  ['packages/ui/src/components/Tag/Tag.stories.tsx › Removable'],
])('a rule may cite %s', (check) => {
  expect(findFault(check)).toBeUndefined()
})

test.each([
  ['e2e/shell/keyboard.spec.ts', 'not of the form'],
  ['e2e/shell/gone.spec.ts › a title', "doesn't exist"],
  ['e2e/shell/keyboard.spec.ts › the job is done by voice', 'no test'],
  ['README.md › Producer portal', 'neither tests nor stories'],
  ['packages/ui/src/components/Tag/Tag.stories.tsx › Gone', 'no story'],
  ['packages/ui/src/components/Tag/Tag.stories.tsx › Default', 'no play function'],
])('a rule may not cite %s', (check, fault) => {
  expect(findFault(check)).toContain(fault)
})
