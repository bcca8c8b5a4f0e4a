import type { ContractSource } from '@producer-portal/domain/client-lookup'
import { expect, test } from 'vitest'
import { getContractHref } from './contract-href.js'

const contract = { coCode: '01', coType: 'LIF', contractNo: '0100100101', inCss: true, productName: null }
const pending: ContractSource = {
  list: 'pending',
  contract,
  agencyNo: 'AG1001',
  agentNos: [],
  caseKey: '01|LIF|0100100101|0a1',
}

test.each<[string, ContractSource | null, boolean, string | undefined]>([
  ['a case', pending, false, '/new-business/pending?case=01%7CLIF%7C0100100101%7C0a1&panel=detail'],
  [
    'a case not placed',
    { ...pending, list: 'not_placed' },
    false,
    '/new-business/not-placed?case=01%7CLIF%7C0100100101%7C0a1&panel=detail',
  ],
  [
    'a case, for home office',
    pending,
    true,
    '/new-business/pending?number=AG1001&case=01%7CLIF%7C0100100101%7C0a1&panel=detail',
  ],
  ['a case without an address', { ...pending, caseKey: null }, false, undefined],
  [
    'a contract in force',
    { ...pending, list: 'inforce', caseKey: null },
    false,
    '/inforce-business/all?contract=01%7CLIF%7C0100100101',
  ],
  ['a contract of another system', null, false, undefined],
])('%s', (_, source, isHomeOffice, href) => {
  expect(getContractHref(source, isHomeOffice)).toBe(href)
})
