import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseSchema } from './case.ts'
import { caseColumnIds } from './case-column-ids.ts'
import type { CaseColumnId } from './case-column-ids.ts'
import { caseColumns } from './case-columns.ts'
import { longestCellText } from './cell-content.ts'
import type { SortValue } from './sort-rows.ts'

const full = v.parse(caseSchema, {
  contract: { coCode: '01', coType: 'LIF', contractNo: '0000004711', productName: 'Term 20' },
  clients: [
    { ipn: '11', fullName: 'Ada Parkinson' },
    { ipn: null, firstName: 'Bo', lastName: 'Parkinson' },
  ],
  agents: [
    { displayName: 'Elena Rivera', agencyName: 'Lakeshore', percentInterest: 62.5 },
    { firstName: 'Jonas', lastName: 'Brandt', percentInterest: null },
  ],
  caseStatus: 'In Underwriting',
  daysSinceProcDate: 12,
  procDate: '2026-03-05',
  faceAmount: 250_000,
  modalPremium: 120.5,
  billFrequency: null,
  targetPremium: 1446,
  programType: 'Accelerated',
  underwriterName: 'Pat Lee',
  requirements: [
    { id: '1', pendingReqType: 'Urinalysis', status: 'Reviewed', requestDate: null, orderedBy: 'Agent' },
    { id: '2', pendingReqType: 'Blood profile', status: 'Ordered', requestDate: '2026-03-01', comments: 'Call clinic' },
  ],
})
const bare = v.parse(caseSchema, { contract: { coCode: '01', coType: 'LIF', contractNo: '1' } })

describe('the cells of a case', () => {
  test.each<[CaseColumnId, string[], SortValue]>([
    ['insured-name', ['Ada Parkinson', 'Bo Parkinson'], 'Ada Parkinson'],
    ['contract-number', ['0000004711'], '0000004711'],
    ['product-name', ['Term 20'], 'Term 20'],
    ['face-amount', ['$250,000.00'], 250_000],
    ['modal-prem', ['$120.50', '—', '$1,446.00'], 120.5],
    ['current-case-status', ['In Underwriting'], 'In Underwriting'],
    ['days-pending', ['12'], 12],
    ['request-date', ['—', '03/01/2026'], 20_513],
    ['requirements', ['Urinalysis', 'Blood profile'], 'Urinalysis'],
    ['requirement-status', ['Received', 'Ordered'], 'Received'],
    ['ordered-by', ['Agent', '—'], 'Agent'],
    ['status-date', [], null],
    ['sub-status-description', [], null],
    ['comments', ['—', 'Call clinic'], 'Call clinic'],
    ['agent-agency-name', ['Elena Rivera / Lakeshore', 'Jonas Brandt'], 'Elena Rivera / Lakeshore'],
    ['comm-percent', ['62.5%', '—'], 62.5],
    ['csr-name', [], null],
    ['underwriter', ['Pat Lee'], 'Pat Lee'],
    ['underwriter-type', ['Accelerated'], 'Accelerated'],
    ['ipn', ['11', '—'], '11'],
    ['paid-status', ['In Underwriting'], 'In Underwriting'],
    ['process-mail-date', ['03/05/2026'], 20_517],
    ['policy-status', ['In Underwriting'], 'In Underwriting'],
    ['effective-date', ['03/05/2026'], 20_517],
  ])('%s says %j and sorts by %j', (id, lines, sortValue) => {
    expect(caseColumns[id].lines(full)).toEqual(lines)
    expect(caseColumns[id].sortValue(full)).toBe(sortValue)
  })

  test('a line of blanks does not keep the next one from being sorted by', () => {
    const { comments } = caseColumns
    const [first, ...others] = full.requirements
    const row = { ...full, requirements: first ? [{ ...first, comments: ' ' }, ...others] : others }
    expect(comments.sortValue(row)).toBe('Call clinic')
  })

  test('shows texts of 38 characters in full', () => {
    expect(longestCellText).toBe(38)
  })

  test.each(caseColumnIds.filter((id) => id !== 'contract-number'))('%s of a case without data is empty', (id) => {
    expect(caseColumns[id].lines(bare)).toEqual([])
    expect(caseColumns[id].sortValue(bare)).toBeNull()
  })
})
