import { mockCases } from '@producer-portal/domain/mocks'
import type { Requirement } from '@producer-portal/domain/requirements'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storyNow } from '../testing/story-clock.js'
import { useCaseStatusWarning, useRequirementStatusWarning } from './status-warnings.js'

const cases = mockCases(storyNow)
const requirement = (id: string, status: string, orderedBy: string): Requirement[] =>
  cases
    .flatMap(({ requirements }) => requirements)
    .slice(0, 1)
    .map((each) => ({ ...each, id, status, orderedBy }))

function warningsOf<Value>(
  hook: (value: Value) => void,
  [first, ...others]: readonly [Value, ...Value[]],
): readonly unknown[] {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { rerender } = renderHook(hook, { initialProps: first })
  for (const value of others) rerender(value)
  const words = warn.mock.calls.flat()
  warn.mockRestore()
  return words
}

test('a status of cases that nobody knows is logged once, and a known one never', () => {
  const odd = cases.slice(0, 2).map((row) => ({ ...row, caseStatus: 'Medical Review' }))
  expect(warningsOf(useCaseStatusWarning, [cases])).toEqual([])
  expect(warningsOf(useCaseStatusWarning, [cases, odd, [...odd]])).toEqual([
    '1 unknown status of cases: Medical Review. See defineStatuses.',
  ])
})

test('so are the statuses and origins of requirements', () => {
  const known = requirement('r1', 'Required', 'Agent')
  const unknown = [...known, ...requirement('r2', 'Lost', 'Reinsurer'), ...requirement('r3', 'Lost', 'Agent')]
  expect(warningsOf(useRequirementStatusWarning, [known])).toEqual([])
  expect(warningsOf(useRequirementStatusWarning, [known, unknown, [...unknown]])).toEqual([
    '1 unknown status of requirements: Lost. See defineStatuses.',
    '1 unknown orderedBy of requirements: Reinsurer. See defineStatuses.',
  ])
})
