import { parseAccessUser } from '@producer-portal/domain/access'
import { describe, expect, test } from 'vitest'
import { formatMessage } from '../messages/format-message.js'
import { caseTypeMessages, emptyListMessage } from './case-texts.js'
import { caseMessages } from './messages.js'

const texts = caseMessages.entries

describe('an empty list reads', () => {
  test.each([
    ['Agent', false, 'There are no results.'],
    ['Agent', true, 'There are no results.'],
    ['Staff', false, 'There are no results.'],
    ['HomeOffice', false, 'You have not searched for any cases yet.'],
    ['HomeOffice', true, 'There are no results for the current search.'],
    ['HomeOfficeAIC', false, 'You have not searched for any cases yet.'],
    ['AICHomeOffice', true, 'There are no results for the current search.'],
  ])('for %s, searched: %s: "%s"', (audience, hasSearched, expected) => {
    const user = parseAccessUser({ userId: 'someone', audience, access: 'FRS-All' })
    expect(texts[emptyListMessage(user, hasSearched)]).toBe(expected)
  })
})

test.each([
  ['pending', 0, 'Showing 0 Pending Cases'],
  ['pending', 1, 'Showing 1 Pending Case'],
  ['pending', 12, 'Showing 12 Pending Cases'],
  ['pending', 10_000, 'Showing 10,000 Pending Cases'],
  ['issued', 1, 'Showing 1 Issued Case'],
  ['not_placed', 2, 'Showing 2 Not Placed Cases'],
] as const)('the toolbar of %s with %i cases reads "%s"', (type, count, expected) => {
  expect(formatMessage(texts[caseTypeMessages[type].showing], { count })).toBe(expected)
})
