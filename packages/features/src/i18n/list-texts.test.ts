import { parseAccessUser } from '@producer-portal/domain/access'
import { describe, expect, test } from 'vitest'
import { listMessages } from './list-messages.js'
import { emptyListMessage } from './list-texts.js'

const texts = listMessages.entries

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
