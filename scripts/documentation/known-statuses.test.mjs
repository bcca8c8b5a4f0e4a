import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unknownCaseStatuses } from '../../packages/domain/src/cases/own-statuses.ts'
import { getStatusTone, statusTones } from '../../packages/domain/src/contracts/status-tone.ts'
import { requirementStatuses } from '../../packages/domain/src/requirements/statuses.ts'
import { root } from '../paths.mjs'

const guide = readFileSync(join(root, 'stories/guides/OwnColumns.mdx'), 'utf8')
const rows = [
  ...guide.matchAll(/\[\s*'`(success|warning|danger|info|neutral)`',\s*'([^']+)',\s*'([^']+)',?\s*\]/g),
].flatMap(([, tone, cases, others]) =>
  [cases, others].map((names, place) => ({ tone, names: names.split(', '), isRequirement: place === 1 })),
)
const named = rows.flatMap(({ names }) => names)

test('the guide on own columns has every status that the portal knows, with its tone', () => {
  expect(rows).toHaveLength(10)
  for (const { tone, names } of rows)
    for (const name of names) expect(`${name} ${getStatusTone(name)}`).toBe(`${name} ${tone}`)
  const lower = named.map((name) => name.toLowerCase())
  expect(lower).toEqual(
    expect.arrayContaining([...statusTones.keys(), ...requirementStatuses.map((each) => each.toLowerCase())]),
  )
})

test('it names none that would be unknown', () => {
  const cases = rows.filter(({ isRequirement }) => !isRequirement).flatMap(({ names }) => names)
  expect(unknownCaseStatuses(cases.map((caseStatus) => ({ caseStatus })))).toEqual([])
})
