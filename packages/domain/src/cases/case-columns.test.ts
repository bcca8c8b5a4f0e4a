import { describe, expect, test } from 'vitest'
import { agentInShort } from './case-column-values.ts'
import { caseColumnIds } from './case-column-ids.ts'
import { caseColumnNumbered, caseColumns } from './case-columns.ts'
import { caseTables } from './case-tables.ts'
import type { ContractType } from './contract-types.ts'

test('the catalogue numbers the 24 columns', () => {
  expect(caseColumnIds.map((id) => `${caseColumns[id].number} ${caseColumns[id].settingTitle}`).join(', ')).toBe(
    '1 Insured Name, 2 Contract Number, 3 Product Name, 4 Face Amount, 5 Modal Prem, 6 Current Case Status, ' +
      '7 Days Pending, 8 Request Date, 9 Requirements, 10 Requirement Status, 11 Ordered By, 12 Status Date, ' +
      '13 Sub-Status Description, 14 Comments, 15 Agent / Agency Name, 16 Comm %, 17 CSR Name, 18 Underwriter, ' +
      '19 Underwriter Type, 20 IPN, 21 Paid Status, 22 Process Mail Date, 23 Policy Status, 24 Effective Date',
  )
})

test.each(caseColumnIds)('%s is found under its own id and number', (id) => {
  expect(caseColumns[id].id).toBe(id)
  expect(caseColumnNumbered(caseColumns[id].number)).toBe(caseColumns[id])
})

test.each([0, 25, 1.5])('there is no column number %d', (number) => {
  expect(caseColumnNumbered(number)).toBeNull()
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
    expect(caseTables[type].map((id) => caseColumns[id].headerTitle).join(', ')).toBe(headers)
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
