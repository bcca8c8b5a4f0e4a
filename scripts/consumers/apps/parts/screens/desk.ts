import { inLoadOrder } from '@producer-portal/domain/cases'
import { demoPerson, mockCases } from '@producer-portal/domain/mocks'

/** One morning, so that the server and the browser draw the same. */
export const now = new Date('2026-03-02T15:00:00Z')

/** The person who looks, in the words of the access rules. */
export const user = demoPerson('rivera')

// Made once: a new array is a new list to filter and sort
export const cases = inLoadOrder(mockCases(now))
