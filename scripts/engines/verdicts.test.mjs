// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findStates } from './states.mjs'
import { seededFaults } from './seeded-faults.mjs'
import { summarize } from './verdicts.mjs'

const state = { id: 'screens-dashboard--default', title: 'Screens/Dashboard', name: 'Default' }
const finding = { engine: 'Alfa', rule: 'sia-r12', text: 'The button has no name', element: '<button>' }
const guard = { ...finding, rule: 'sia-r17', element: '<span data-floating-ui-focus-guard="">' }
const [seeded] = seededFaults
const outside = { ...finding, rule: 'sia-r57', element: 'Showing Ada Parkinson', ancestors: ['<div>', '<body>'] }
const announced = { ...outside, ancestors: ['<div data-pp-live-region="" aria-live="polite">', '<body>'] }

describe('the verdict about a state', () => {
  test.each([
    ['without findings passes', { state, findings: [] }, 0],
    ['with a finding fails', { state, findings: [finding] }, 1],
    ['that could not be judged fails', { state, findings: [], error: 'It took more than 45 s.' }, 1],
    ['with a focus guard passes', { state, findings: [guard] }, 0],
    ['with text outside every landmark fails', { state, findings: [outside] }, 1],
    ['with an announcement passes', { state, findings: [announced] }, 0],
    ['with a seeded fault that was found passes', { state: seeded, findings: [{ ...finding, ...seeded.expected }] }, 0],
    ['with a seeded fault that was not found fails', { state: seeded, findings: [finding] }, 1],
  ])('%s', (_, result, failed) => {
    expect(summarize([result])).toMatchObject({ passed: 1 - failed, failed })
  })

  test('names the rule, the element and the command that runs it alone', () => {
    const { failures } = summarize([{ state, findings: [finding] }])
    expect(failures[0].reason).toBe(
      'Alone: STORY=screens-dashboard--default npm test -- engines\nAlfa sia-r12: The button has no name\n<button>',
    )
  })
})

test('a layer whose story is gone is not silently left out', () => {
  expect(() => findStates([state])).toThrow('No such stories: components-combobox--open')
})
