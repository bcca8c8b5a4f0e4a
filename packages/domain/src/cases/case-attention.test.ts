import { expect, test } from 'vitest'
import { mockCases } from '../mocks/index.ts'
import { caseAttentions, getAttentions, getAttentionType, needsAttention } from './case-attention.ts'
import { markSent } from '../requirements/sent-markers.ts'
import type { SentContext } from '../requirements/sent-markers.ts'
import { defaultCaseFilters, filterCases, toOfferedCaseFilters } from './case-filters.ts'
import type { Case } from './case.ts'

const now = new Date('2026-03-16T15:00:00Z')
const [draft] = mockCases(now, 'pending')
const makeCase = (part: Partial<Case>): Case => {
  if (!draft) throw new Error('There are no cases')
  return { ...draft, requirements: [], caseStatus: 'In Underwriting', daysSinceProcDate: 10, ...part }
}
const requirement = (orderedBy: string, status: string) => {
  const [first] = mockCases(now, 'pending').flatMap(({ requirements }) => requirements)
  if (!first) throw new Error('There are no requirements')
  return { ...first, orderedBy, status }
}

test('a case needs attention for what waits on its agent, an offer, its age or a missing payment', () => {
  const cases = [
    makeCase({ requirements: [requirement('Home Office', 'Required'), requirement('Agent', 'Ordered')] }),
    makeCase({ requirements: [requirement('Home Office', 'Required'), requirement('Agent', 'Received')] }),
    makeCase({ caseStatus: 'Approved Other Than Applied', daysSinceProcDate: 91 }),
    makeCase({ caseStatus: ' offer pending', daysSinceProcDate: 90 }),
    makeCase({ caseStatus: null, daysSinceProcDate: null }),
    makeCase({ caseStatus: 'Not Paid' }),
  ]
  const found = caseAttentions.map((attention) => [
    attention,
    cases.flatMap((row, index) => (needsAttention(row, attention) ? [index] : [])),
  ])
  expect(Object.fromEntries(found)).toEqual({ requirements: [0], offers: [2, 3], 'over-90': [2], 'not-paid': [5] })
})

test('what was sent waits for nobody until its status changes', () => {
  const waiting = requirement('Agent', 'Required')
  const cases = [makeCase({ requirements: [waiting] })]
  const sent = { now, markers: [markSent(waiting, now)] }
  const found = (rows: readonly Case[], answers?: SentContext) =>
    filterCases(rows, { ...defaultCaseFilters, attention: 'requirements' }, now, answers).length
  expect([found(cases), found(cases, sent)]).toEqual([1, 0])
  expect(found([makeCase({ requirements: [{ ...waiting, status: 'Ordered' }] })], sent)).toBe(1)
})

test('the filter combines with the others', () => {
  const cases = [makeCase({ daysSinceProcDate: 100 }), makeCase({ daysSinceProcDate: 200, caseStatus: 'Approved' })]
  const found = (filters: Partial<typeof defaultCaseFilters>) =>
    filterCases(cases, { ...defaultCaseFilters, ...filters }, now).map(({ daysSinceProcDate }) => daysSinceProcDate)
  expect(found({ attention: 'over-90' })).toEqual([100, 200])
  expect(found({ attention: 'over-90', status: 'Approved' })).toEqual([200])
  expect(found({ attention: 'offers' })).toEqual([])
})

test('each list offers its own reasons; another list or an unknown reason counts as all', () => {
  expect(caseAttentions.map(getAttentionType)).toEqual(['pending', 'pending', 'pending', 'issued'])
  expect(getAttentions('not_placed')).toEqual([])
  expect(getAttentions('issued')).toEqual(['not-paid'])
  const options = { agent: [], status: [] }
  const offered = (attention: string) =>
    toOfferedCaseFilters({ ...defaultCaseFilters, attention }, 'pending', options).attention
  expect(['offers', 'not-paid', 'x'].map(offered)).toEqual(['offers', 'all', 'all'])
  expect(needsAttention(makeCase({}), 'x')).toBe(true)
})
