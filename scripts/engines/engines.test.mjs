import { expect, test } from 'vitest'
import { toResult } from './run.mjs'
import { findStates, seededFaults } from './states.mjs'

const state = { id: 'screens-dashboard--default' }
const finding = { engine: 'Alfa', rule: 'sia-r12', text: 'The button has no name', element: '<button>' }
const guard = { ...finding, rule: 'sia-r17', element: '<span data-floating-ui-focus-guard="">' }
const outside = { ...finding, rule: 'sia-r57', ancestors: ['<div>', '<body>'] }
const announced = { ...outside, ancestors: ['<div data-pp-live-region="" aria-live="polite">', '<body>'] }
const [seeded] = seededFaults

test.each([
  ['without findings passes', state, { findings: [] }, 'passed'],
  ['with a finding fails', state, { findings: [finding] }, 'failed'],
  ['that could not be judged fails', state, { findings: [], error: 'It took more than 45 s.' }, 'failed'],
  ['with a focus guard passes', state, { findings: [guard] }, 'passed'],
  ['with text outside every landmark fails', state, { findings: [outside] }, 'failed'],
  ['with an announcement passes', state, { findings: [announced] }, 'passed'],
  ['with a seeded fault that was found passes', seeded, { findings: [{ ...finding, ...seeded.expected }] }, 'passed'],
  ['with a seeded fault that was not found fails', seeded, { findings: [finding] }, 'failed'],
])('a state %s', (_, judged, answer, status) => {
  expect(toResult(judged, answer)).toMatchObject({ status })
})

test('a layer whose story is gone is not silently left out', () => {
  expect(() => findStates([state])).toThrow('No such stories: screens-access-review--default')
})
