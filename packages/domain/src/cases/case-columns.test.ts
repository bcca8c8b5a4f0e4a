import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { agentInShort } from '../contracts/people.ts'
import { longestCellText } from '../lists/columns.ts'
import type { SortValue } from '../lists/columns.ts'
import { caseColumns } from './case-lists.ts'
import type { CaseColumnId } from './case-lists.ts'
import { caseSchema } from './case.ts'
import type { ContractType } from './contract-types.ts'

test('the columns are numbered, and keep the numbers under which settings were saved', () => {
  expect(caseColumns.all.map(({ number, title }) => `${number} ${title}`).join(', ')).toBe(
    '1 Insured Name, 2 Contract Number, 3 Product Name, 4 Face Amount, 5 Modal Prem, 6 Current Case Status, ' +
      '7 Days Pending, 8 Request Date, 9 Requirements, 10 Requirement Status, 11 Ordered By, 12 Status Date, ' +
      '13 Sub-Status Description, 14 Comments, 15 Agent / Agency Name, 16 Comm %, 17 CSR Name, 18 Underwriter, ' +
      '19 Underwriter Type, 20 IPN, 21 Paid Status, 22 Process Mail Date, 23 Policy Status, 24 Effective Date',
  )
})

test.each(caseColumns.all)('$id is found under its own id and number', (column) => {
  expect(caseColumns.byId[column.id]).toBe(column)
  expect(caseColumns.all[column.number - 1]).toBe(column)
})

test.each(caseColumns.all)('$id is shown by a list', (column) => {
  expect(Object.values(caseColumns.byList).some((columns) => columns.includes(column))).toBe(true)
})

describe('the headers of the lists, in order', () => {
  test.each<[ContractType, string]>([
    [
      'pending',
      'Insured Name, Contract Number, Product Name, Face Amount / DI Benefit, Modal Prem / Mode / Target Prem, ' +
        'Current Case Status, Days Pending, Request Date, Requirements, Requirement Status, Ordered By, Status Date, ' +
        'Sub-Status Description, Comments, Agent / Agency Name, Comm %, CSR Name, Underwriter, Underwriter Type, IPN',
    ],
    [
      'issued',
      'Insured Name, Contract Number, Product Name, Face Amount / DI Benefit, Modal Prem / Mode / Target Prem, ' +
        'Paid Status, Comm %, Process Mail Date, Requirements, Request Date, Ordered By, Sub-Status Description, ' +
        'Comments, Agent / Agency Name, CSR Name, IPN',
    ],
    [
      'not_placed',
      'Insured Name, Contract Number, Product Name, Face Amount / DI Benefit, Policy Status, Effective Date, ' +
        'Agent / Agency Name',
    ],
  ])('%s: %s', (type, headers) => {
    expect(caseColumns.byList[type].map(({ header }) => header).join(', ')).toBe(headers)
  })
})

test.each([
  [[], '', ''],
  [[{ displayName: 'Elena Rivera', agencyName: ' Lakeshore ' }], 'Elena Rivera', 'Lakeshore'],
  [[{ displayName: 'Elena Rivera', agencyName: null }, { displayName: 'Robert Chen' }], 'Elena Rivera +1', ''],
  [[{ displayName: null }, { displayName: 'Robert Chen' }], '+1', ''],
])('the agents %j in short are "%s" of "%s"', (agents, name, agency) => {
  expect(agentInShort(agents)).toEqual({ name, agency })
})

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
  billFrequency: 'Monthly',
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
    ['modal-prem', ['$120.50 Monthly', 'Target $1,446.00'], 120.5],
    ['current-case-status', ['In Underwriting'], 'In Underwriting'],
    ['days-pending', ['12'], 12],
    ['request-date', ['03/01/2026', '—'], 20_513],
    ['requirements', ['Blood profile', 'Urinalysis'], 'Blood profile'],
    ['requirement-status', ['Ordered', 'Received'], 'Ordered'],
    ['ordered-by', ['—', 'Agent'], 'Agent'],
    ['status-date', [], null],
    ['sub-status-description', [], null],
    ['comments', ['Call clinic', '—'], 'Call clinic'],
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
    expect(caseColumns.byId[id].text(full)).toBe(lines.join('\n'))
    expect(caseColumns.byId[id].sortValue(full)).toBe(sortValue)
  })

  test.each(caseColumns.all.filter(({ items }) => items))('$id has the same text item by item', (column) => {
    expect(column.items?.(full).join('\n')).toBe(column.text(full))
  })

  test('a premium without a target says which of the two is missing', () => {
    const { 'modal-prem': premium } = caseColumns.byId
    expect(premium.text({ ...full, targetPremium: null })).toBe('$120.50 Monthly\nTarget —')
    expect(premium.text({ ...full, modalPremium: null, billFrequency: null })).toBe('—\nTarget $1,446.00')
  })

  test('a line of blanks does not keep the next one from being sorted by', () => {
    const { comments } = caseColumns.byId
    const [first, ...others] = full.requirements
    const row = { ...full, requirements: first ? [{ ...first, comments: ' ' }, ...others] : others }
    expect(comments.sortValue(row)).toBe('Call clinic')
  })

  test('shows texts of 38 characters in full', () => {
    expect(longestCellText).toBe(38)
  })

  test.each(caseColumns.all.filter(({ id }) => id !== 'contract-number'))(
    '$id of a case without data is empty',
    (column) => {
      expect(column.text(bare)).toBe('')
      expect(column.sortValue(bare)).toBeNull()
    },
  )
})
