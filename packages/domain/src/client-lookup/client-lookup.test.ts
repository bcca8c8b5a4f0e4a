import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { clientDetailSchema, isTerminatedContract, splitContracts } from './entities.ts'

describe('the contracts of a client', () => {
  test.each([
    ['ACTIVE', 'active'],
    ['Active', 'active'],
    ['TERM', 'inactive'],
    [' term ', 'inactive'],
    ['LAPSED', 'inactive'],
    ['', 'inactive'],
    [null, 'inactive'],
  ] as const)('status %s counts as %s', (status, group) => {
    const { contracts } = v.parse(clientDetailSchema, { clientId: 'C1', contracts: [{ status, faceAmount: 250000 }] })
    expect(splitContracts(contracts)[group]).toEqual(contracts)
    expect(contracts.map(isTerminatedContract)).toEqual([/term/i.test(status ?? '')])
  })

  test('a client without contracts, age or address is accepted', () => {
    expect(v.parse(clientDetailSchema, { clientId: 'C1', age: null })).toMatchObject({
      contracts: [],
      age: null,
      address: null,
    })
  })
})
