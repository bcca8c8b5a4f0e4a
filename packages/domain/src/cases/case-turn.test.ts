import { expect, test } from 'vitest'
import { mockCases } from '../mocks/index.ts'
import { markSent } from '../requirements/sent-markers.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { getCaseTurn } from './case-turn.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'

const now = new Date('2026-03-16T15:00:00Z')
const [draft] = mockCases(now, 'pending') as [Case]
const [sample] = mockCases(now, 'pending').flatMap(({ requirements }) => requirements) as [Requirement]
const ask = (id: string, orderedBy: string, part: Partial<Requirement> = {}): Requirement => ({
  ...sample,
  id,
  orderedBy,
  status: 'Ordered',
  uploadEnabled: false,
  commentsEnabled: false,
  ...part,
})
const documents = ask('1', 'Agent', { uploadEnabled: true })
const comment = ask('2', 'Agent', { commentsEnabled: true })
const neither = ask('3', 'Agent')
const homeOffice = ask('4', 'Home Office')
const resolved = ask('5', 'Agent', { status: 'Reviewed' })
const makeCase = (requirements: readonly Requirement[], caseStatus = 'In Underwriting'): Case => ({
  ...draft,
  caseStatus,
  requirements: [...requirements],
})
const inWords = (row: Case, type: ContractType = 'pending', mayAnswer = true) => {
  const turn = getCaseTurn(row, { type, mayAnswer })
  if (turn.whose === 'nobody') return 'nobody'
  if (turn.whose === 'home-office') return `home office ${turn.count}`
  return turn.reason === 'requirements' ? `${turn.count}: ${turn.next} ${turn.requirement.id}` : turn.reason
}

test.each([
  ['documents, where they are taken', [homeOffice, documents, comment], '2: upload 1'],
  ['a comment, where only that is', [comment], '1: comment 2'],
  ['a look at what takes neither', [neither], '1: view 3'],
  ['then the home office', [homeOffice, resolved], 'home office 1'],
  ['also without anything that is open', [resolved], 'home office 0'],
])('the turn of a pending case: %s', (_rule, requirements, expected) => {
  expect(inWords(makeCase(requirements))).toBe(expected)
})

test('who may not answer looks at the requirement', () => {
  expect(inWords(makeCase([documents]), 'pending', false)).toBe('1: view 1')
})

test('an offer waits for the producer, and a payment once the case is issued', () => {
  expect(inWords(makeCase([homeOffice], 'Offer Pending'))).toBe('offers')
  expect(inWords(makeCase([], 'Not Paid'), 'issued')).toBe('not-paid')
  expect(inWords(makeCase([documents], 'Offer Pending'))).toBe('1: upload 1')
})

test('a case that is settled waits for nobody, unless a requirement is open', () => {
  expect(inWords(makeCase([resolved], 'Paid'), 'issued')).toBe('nobody')
  expect(inWords(makeCase([homeOffice], 'Declined'), 'not_placed')).toBe('home office 1')
})

test('what was sent just now waits for nobody', () => {
  const sent = { now, markers: [markSent(documents, now)] }
  expect(getCaseTurn(makeCase([documents]), { type: 'pending', mayAnswer: true, sent })).toEqual({
    whose: 'home-office',
    count: 0,
  })
})
