import { describe, expect, test } from 'vitest'
import { fillPath, queryString } from '../endpoint/index.ts'
import { cleanInstructions } from './entities.ts'
import { searchIllustrationPolicies } from './endpoints.ts'
import { policySearchRequest } from './search.ts'

/** The text that arrives: what a URL parser leaves of the address, read as the service reads it. */
function arrives(typed: string): string | null {
  const request = policySearchRequest('100101', typed)
  const query = 'query' in request ? queryString(request.query) : ''
  const url = new URL(
    `https://portal.example.com/api${fillPath(searchIllustrationPolicies.path, request.params)}${query}`,
  )
  const [agentNo, place, ...more] = url.pathname.replace('/api/illustration/policies/', '').split('/')
  if (agentNo !== '100101' || place === undefined || more.length > 0) return null
  return url.searchParams.get('text') ?? decodeURIComponent(place)
}

describe('any text arrives at the policy search as it was typed', () => {
  test.each([
    'Martha',
    "O'Sullivan-Ibáñez",
    '.',
    '..',
    '...',
    '%2e%2e',
    '%',
    '100%',
    'a/b',
    String.raw`a\b`,
    '/',
    '?x=1#y',
    '"; drop table',
    '&text=other',
    '+',
    '_',
    '-',
    ' ',
    '👩‍👩‍👧',
    'x'.repeat(500),
  ])('%j', (typed) => {
    expect(arrives(typed)).toBe(typed)
  })

  test('but line breaks, other control characters and halves of characters as blanks', () => {
    expect(arrives('Ada\r\nPark\u0000\ud83d!')).toBe('Ada Park !')
  })
})

test.each([
  ['  Zero premium \n', 'Zero premium'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  [' \r\n ', ''],
])('instructions %j are counted and sent as %j', (typed, sent) => {
  expect(cleanInstructions(typed)).toBe(sent)
})
