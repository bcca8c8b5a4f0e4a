import { type Case, caseLists, defaultCaseFilters, inLoadOrder } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { type SortDescriptor, useListRows } from '@producer-portal/ui'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storyNow } from '../../testing/story-clock.js'

const cases = inLoadOrder(mockCases(storyNow))
const show = (sort: SortDescriptor | null): readonly Case[] =>
  renderHook(() => useListRows(caseLists.pending, { rows: cases, filters: defaultCaseFilters, sort, now: storyNow }))
    .result.current.rows
const ascending = (columnId: string) => show({ columnId, direction: 'ascending' })
const descending = (columnId: string) => show({ columnId, direction: 'descending' })

test('cases without a sort keep the order in which they came', () => {
  expect(show(null)).toEqual(cases)
})

test('cases sort by the numbers of a column, those without one last in both directions', () => {
  const present = cases.flatMap(({ faceAmount }) => faceAmount ?? []).toSorted((a, b) => a - b)
  const missing = Array.from({ length: cases.length - present.length }, () => null)
  expect(ascending('face-amount').map(({ faceAmount }) => faceAmount)).toEqual([...present, ...missing])
  expect(descending('face-amount').map(({ faceAmount }) => faceAmount)).toEqual([...present.toReversed(), ...missing])
})

test('cases sort by the text of a column, without regard to case', () => {
  const statuses = cases.flatMap(({ caseStatus }) => caseStatus?.toLowerCase() ?? []).toSorted()
  const shown = ascending('current-case-status').flatMap(({ caseStatus }) => caseStatus?.toLowerCase() ?? [])
  expect(shown).toEqual(statuses)
})

test('cases keep the order in which they came where a column is not on the list', () => {
  expect(ascending('unknown')).toEqual(cases)
})
