import { expect, test } from 'vitest'
import { readEvidence } from './evidence.mjs'
import { readReport, updateReport, validateReport } from './openacr.mjs'

const report = readReport()

test('the report has all criteria of WCAG 2.2, A and AA, and is valid', () => {
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters
  expect([a.criteria.length, aa.criteria.length]).toEqual([31, 24])
  expect(validateReport(report)).toEqual([])
})

test('its notes say what the evidence says today', () => {
  expect(updateReport(report, readEvidence())).toEqual(report)
})

test('a level that a person set stays', () => {
  const judged = structuredClone(report)
  judged.chapters.success_criteria_level_a.criteria[0].components[0].adherence.level = 'supports'
  const { criteria } = updateReport(judged, readEvidence()).chapters.success_criteria_level_a
  expect(criteria[0].components[0].adherence.level).toBe('supports')
})

test.each([
  ['a level that does not exist', (adherence) => Object.assign(adherence, { level: 'mostly' })],
  ['no level', (adherence) => delete adherence.level],
])('%s is found', (_, spoil) => {
  const broken = structuredClone(report)
  spoil(broken.chapters.success_criteria_level_aa.criteria[3].components[0].adherence)
  expect(validateReport(broken)).not.toEqual([])
})

test('a criterion that is left out is found, with its place', () => {
  const broken = structuredClone(report)
  broken.chapters.success_criteria_level_a.criteria.pop()
  expect(validateReport(broken)).toEqual([expect.stringContaining('success_criteria_level_a.criteria.30')])
})
