import { describe, expect, test } from 'vitest'
import { inforceDetailFrom, mockCases, mockInforceAlerts } from '../mocks/index.ts'
import { caseToLookupContract, inforceToLookupContract } from './lookup-contract.ts'
import type { ContractEvent } from './lookup-contract.ts'

const now = new Date('2026-03-16T12:00:00Z')
const [pending] = mockCases(now, 'pending')
const detail = inforceDetailFrom(mockInforceAlerts(now), '7100100401')
if (pending === undefined || detail === null) throw new Error('The cast has changed')

describe('a case as a contract of its client', () => {
  test.each([
    ['pending', 'In Underwriting', 'In Underwriting', null],
    ['pending', null, null, null],
    ['issued', 'Paid', 'ACTIVE', 'Billed Monthly'],
    ['issued', 'Not Paid', 'Not Paid', null],
    ['not_placed', 'Declined', 'Declined', null],
    ['not_placed', 'Paid', 'Paid', null],
  ] as const)('%s and "%s": status %s, %s', (list, caseStatus, status, billStatus) => {
    const row = { ...pending, caseStatus, billFrequency: 'Monthly' }
    expect(caseToLookupContract(row, list)).toMatchObject({ status, billStatus, relationship: 'Insured' })
  })

  test('it leads to the case in its list', () => {
    const { contract, agents } = pending
    expect(caseToLookupContract(pending, 'pending').source).toEqual({
      list: 'pending',
      contract,
      agencyNo: agents[0]?.agencyNo,
      agentNos: [],
      caseKey: expect.stringContaining(contract.contractNo) as unknown,
    })
  })
})

const event = (facts: Partial<ContractEvent>): ContractEvent => ({
  alertType: 'Service',
  policyStatus: 'Active',
  lapseDate: null,
  ...facts,
})

describe('a contract in force as a contract of its owner', () => {
  test.each<[string, readonly ContractEvent[], string, string | null]>([
    ['nothing has happened', [], 'ACTIVE', 'Billed Monthly'],
    ['service', [event({})], 'ACTIVE', 'Billed Monthly'],
    ['it lapses in a week', [event({ lapseDate: '2026-03-23' }), event({})], 'ACTIVE', 'Past Due'],
    ['it lapses today', [event({ lapseDate: '2026-03-16' })], 'ACTIVE', 'Past Due'],
    ['the lapse date has passed', [event({ lapseDate: '2026-03-15' })], 'ACTIVE', 'Billed Monthly'],
    ['it ended', [event({ alertType: 'Term' }), event({})], 'TERM', null],
    ['it was surrendered', [event({ policyStatus: 'Surrendered', lapseDate: '2026-03-23' })], 'TERM', null],
  ])('%s', (_, events, status, billStatus) => {
    expect(inforceToLookupContract(detail, events, '2026-03-16')).toMatchObject({
      status,
      billStatus,
      relationship: 'Owner',
      contractNumber: '7100100401',
      source: { list: 'inforce', caseKey: null, agencyNo: 'AG1001' },
    })
  })

  test('without a frequency there is no billing to name', () => {
    expect(inforceToLookupContract({ ...detail, billFrequency: null }, [], '2026-03-16').billStatus).toBeNull()
  })
})

test('a contract shows its product, amount and number, and leads to its agents', () => {
  const [first] = pending.agents
  expect(caseToLookupContract({ ...pending, faceAmount: 250_000 }, 'pending')).toMatchObject({
    prodName: pending.contract.productName,
    faceAmount: 250_000,
    contractNumber: pending.contract.contractNo,
  })
  const { contract } = detail
  const agents = first ? [first, { ...first, agentNo: null }] : []
  expect(inforceToLookupContract({ ...detail, agents, faceAmount: 10, productName: null }, [], '2026-03-16')).toEqual(
    expect.objectContaining({
      prodName: contract.productName,
      faceAmount: 10,
      source: { list: 'inforce', contract, agencyNo: first?.agencyNo, agentNos: [first?.agentNo], caseKey: null },
    }),
  )
})

test.each(['Terminated', 'LAPSED', 'surrendered'])('a contract that is %s has ended', (policyStatus) => {
  expect(inforceToLookupContract(detail, [event({ policyStatus })], '2026-03-16').status).toBe('TERM')
})
