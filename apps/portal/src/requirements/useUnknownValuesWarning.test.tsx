import { requirementSchema } from '@producer-portal/domain/requirements'
import { renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { useUnknownValuesWarning } from './useUnknownValuesWarning.js'

const requirement = (id: string, status: string, orderedBy: string) =>
  v.parse(requirementSchema, { id, status, orderedBy })

test('an unknown value is logged once, and a known one never', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const known = [requirement('r1', 'Required', 'Agent')]
  const unknown = [...known, requirement('r2', 'Lost', 'Reinsurer'), requirement('r3', 'Lost', 'Agent')]
  const { rerender } = renderHook(({ requirements }) => useUnknownValuesWarning(requirements), {
    initialProps: { requirements: known },
  })
  expect(warn).not.toHaveBeenCalled()
  rerender({ requirements: unknown })
  rerender({ requirements: [...unknown] })
  expect(warn.mock.calls).toEqual([
    ['1 unknown status of requirements: Lost'],
    ['1 unknown orderedBy of requirements: Reinsurer'],
  ])
  warn.mockRestore()
})
