import { parseAccessUser } from '@producer-portal/domain/access'
import { describe, expect, test } from 'vitest'
import { listMessages } from './list-messages.js'
import { emptyListMessage, mustSearchFirst, nothingFoundText } from './list-texts.js'

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

test.each([
  ['Agent', false, false],
  ['HomeOffice', false, true],
  ['HomeOffice', true, false],
])('%s, searched: %s, has to search before there is a list: %s', (audience, hasSearched, expected) => {
  expect(mustSearchFirst(parseAccessUser({ userId: 'someone', audience, access: 'FRS-All' }), hasSearched)).toBe(
    expected,
  )
})

const say = (name: string) => `No case matches “${name}”.`

describe('the name that nothing matches is repeated', () => {
  test.each([
    ['as it was typed, without blanks around it', ' zzzz ', [1], 'No case matches “zzzz”.'],
    ['not where none was typed', '  ', [1], undefined],
    ['not where there is no row at all', 'zzzz', [], undefined],
  ])('%s', (_, name, rows, expected) => {
    expect(nothingFoundText({ name }, rows, say)).toBe(expected)
  })
})
