import { expect, test } from 'vitest'
import { caseAddress, caseKey } from './case.ts'
import { caseListHrefs, contractTypeHrefs } from './contract-types.ts'

const contract = { coCode: '01', coType: 'LIF', contractNo: '4711', productName: null, inCss: null }
const client = { ipn: '11', fullName: null, firstName: null, middleName: null, lastName: null, suffixName: null }
const clients = [{ ...client, displayName: null }]

// Links and notes of people hold them: other values would lead nowhere
test.each([
  [{ contract, clients }, '01|LIF|4711|11', '01|LIF|4711|73c'],
  [{ contract, clients: [{ ...clients[0], ipn: '12' }] }, '01|LIF|4711|12', '01|LIF|4711|081'],
  [{ contract, clients: [] }, '01|LIF|4711|', '01|LIF|4711|cd9'],
  [{ contract: { ...contract, coCode: '02', coType: 'DI' }, clients }, '02|DI|4711|11', '02|DI|4711|73c'],
])('of the case $0, the key is $1 and the address $2', (row, key, address) => {
  const given = row as Parameters<typeof caseKey>[0]
  expect([caseKey(given), caseAddress(given)]).toEqual([key, address])
})

test('each list has its page', () => {
  expect(caseListHrefs).toEqual({
    pending: '/new-business/pending',
    issued: '/new-business/issued',
    not_placed: '/new-business/not-placed',
  })
  expect(contractTypeHrefs((segment) => segment)).toEqual({
    pending: 'pending',
    issued: 'issued',
    not_placed: 'not-placed',
  })
})
