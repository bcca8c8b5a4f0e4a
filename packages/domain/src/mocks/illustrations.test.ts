import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getIllustrationRequests, illustrationStates } from '../illustrations/index.ts'
import { mockSubmittedIllustrations } from './illustrations.ts'

test('the requests of the mocks fit their call and are in every state', () => {
  const requests = mockSubmittedIllustrations(new Date('2026-03-10T12:00:00Z'))
  expect(v.parse(getIllustrationRequests.answer, requests)).toEqual(requests)
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(illustrationStates))
  expect(requests.filter(({ isNew }) => isNew)).toHaveLength(1)
})
