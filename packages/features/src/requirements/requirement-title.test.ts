import { defaultLocale } from '@producer-portal/ui'
import { expect, test } from 'vitest'
import { createTerms } from '../i18n/useTerms.js'
import { getRequirementTitle } from './requirement-title.js'

const { toTerm } = createTerms([])

test.each([
  [
    { pendingReqType: 'Medical Exam', requestDate: '2026-03-02', orderedBy: ' Underwriter ' },
    'Medical Exam · 03/02/2026 · Underwriter',
  ],
  [{ pendingReqType: 'Medical Exam', requestDate: null, orderedBy: null }, 'Medical Exam'],
  [{ pendingReqType: ' ', requestDate: '2026-03-02' }, 'Requirement · 03/02/2026'],
  [{ pendingReqType: null }, 'Requirement'],
])('%j is named %s', (requirement, title) => {
  expect(getRequirementTitle(requirement, 'Requirement', defaultLocale, toTerm)).toBe(title)
})

test('what tells a requirement apart takes the place of its date', () => {
  const requirement = { pendingReqType: 'Medical Exam', requestDate: '2026-03-02' }
  expect(getRequirementTitle(requirement, 'Requirement', defaultLocale, toTerm, '2 of 3')).toBe('Medical Exam · 2 of 3')
})
