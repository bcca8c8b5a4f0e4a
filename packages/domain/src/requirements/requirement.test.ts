import * as v from 'valibot'
import { expect, test } from 'vitest'
import { uploadComment, uploadRequirement } from './endpoints.ts'
import { requirementSchema } from './requirement.ts'
import { unknownRequirementValues } from './unknown-values.ts'

test('a requirement with nothing but its id is accepted, and what the portal does not know is ignored', () => {
  const requirement = v.parse(requirementSchema, { id: 'r1', status: null, colour: 'red' })
  expect(requirement).toMatchObject({ id: 'r1', status: null, subStatuses: [], uploadEnabled: null })
  expect(requirement).not.toHaveProperty('colour')
})

test('unknown statuses and origins are accepted, and named once each', () => {
  const requirements = ['Lost', 'Required', 'Lost'].map((status, index) =>
    v.parse(requirementSchema, { id: String(index), status, orderedBy: index === 1 ? 'Reinsurer' : 'Agent' }),
  )
  expect(unknownRequirementValues(requirements)).toEqual({ statuses: ['Lost'], orderedBy: ['Reinsurer'] })
})

test.each([
  [280, true],
  [281, false],
  [0, false],
])('the server accepts a comment of %d characters: %s', (length, accepted) => {
  expect(v.is(uploadComment.body ?? v.never(), { comment: 'a'.repeat(length) })).toBe(accepted)
})

test('documents travel in the repeated field file', () => {
  expect(uploadRequirement).toMatchObject({ requestType: 'multipart', files: 'file', method: 'POST' })
})
