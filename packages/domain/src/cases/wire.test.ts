import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contractPath } from '../contracts/contract.ts'
import { fillPath, queryString } from '../endpoint/index.ts'
import { caseSchema } from './case.ts'
import { contractDetailSchema, toContractDetail } from './contract-detail.ts'
import { getContractDetail, getContractsAndRequirements } from './detail-endpoints.ts'
import {
  contractsAndRequirementsType,
  contractTypeSegments,
  parseContractType,
  contractTypes,
  readContractType,
} from './contract-types.ts'
import type { ContractType } from './contract-types.ts'
import { getContracts } from './endpoints.ts'

describe('the lists are asked for', () => {
  test.each<[ContractType, string, string]>([
    ['pending', '?type=pending', '?type=pending'],
    ['issued', '?type=issued', '?type=issued'],
    ['not_placed', '?type=not_placed', '?type=not%20placed'],
  ])('%s with %s for the dashboard and %s for the case screens', (type, dashboard, screens) => {
    expect(queryString({ type })).toBe(dashboard)
    expect(queryString({ type: contractsAndRequirementsType(type) })).toBe(screens)
  })

  test.each([getContracts, getContractsAndRequirements])('and $name understands both spellings', ({ query }) => {
    const schema = query ?? v.never()
    for (const type of contractTypes) {
      expect(v.is(schema, { type })).toBe(true)
      expect(v.is(schema, { type: contractsAndRequirementsType(type), number: 'AG1001' })).toBe(true)
      expect(readContractType(type)).toBe(type)
      expect(readContractType(contractsAndRequirementsType(type))).toBe(type)
    }
    expect(v.is(schema, { type: 'withdrawn' })).toBe(false)
    expect(v.is(schema, {})).toBe(false)
  })
})

test.each(contractTypes)('the list %s is found by its address', (type) => {
  expect(parseContractType(contractTypeSegments[type])).toBe(type)
})

test('an address in capital letters is that of the same list', () => {
  expect(parseContractType('Not-Placed')).toBe('not_placed')
})

test.each(['not_placed', 'all', '', undefined])('there is no list at the address %s', (segment) => {
  expect(parseContractType(segment)).toBeNull()
})

test('a contract is addressed with its number padded', () => {
  const params = { ...contractPath({ coCode: '01', coType: 'LIF', contractNo: '4711' }), ipn: '11' }
  expect(fillPath(getContractDetail.path, params)).toBe('/contracts/01/LIF/0000004711/11')
})

describe('a case is read leniently', () => {
  const contract = { coCode: '01', coType: 'LIF', contractNo: '1' }

  test('missing people, dates and amounts are accepted, further fields ignored', () => {
    const row = v.parse(caseSchema, {
      contract: { ...contract, shelf: 3 },
      clients: null,
      faceAmount: null,
      colour: 'red',
    })
    expect(row).toMatchObject({ clients: [], agents: [], requirements: [], procDate: null, faceAmount: null })
    expect(row).not.toHaveProperty('colour')
    expect(row.contract).toEqual({ ...contract, inCss: null, productName: null })
  })

  test('a row without a contract is no case', () => {
    expect(v.is(caseSchema, { clients: [] })).toBe(false)
  })

  test('a detail may be empty', () => {
    expect(v.parse(contractDetailSchema, {})).toMatchObject({ requirements: [], agents: [], underwriterName: null })
  })

  test('the detail of a row at hand says what the row says', () => {
    const row = v.parse(caseSchema, { contract: { ...contract, productName: 'Term 20' }, modalPremium: 12 })
    const detail = toContractDetail(row)
    expect(detail).toMatchObject({ productName: 'Term 20', modalPremium: 12, agents: [] })
    expect(v.parse(contractDetailSchema, detail)).toEqual(detail)
  })
})
