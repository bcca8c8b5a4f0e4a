import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { storyNow } from '../testing/story-clock.js'
import { caseTableColumns } from './case-table-columns.js'

describe('the columns of a case table', () => {
  test.each<[ContractType, number, string, string]>([
    ['pending', 20, 'Insured Name', 'IPN'],
    ['issued', 16, 'Insured Name', 'IPN'],
    ['not_placed', 7, 'Insured Name', 'Agent / Agency Name'],
  ])('%s has %i, from %s to %s', (type, count, first, last) => {
    const columns = caseTableColumns(type, [])
    expect(columns).toHaveLength(count)
    expect([columns[0]?.header, columns.at(-1)?.header]).toEqual([first, last])
  })

  test.each(contractTypes)('none of %s is locked unless somebody locks it', (type) => {
    expect(caseTableColumns(type, []).filter((column) => column.isLocked)).toEqual([])
  })

  test('an insured without a name is shown as a dash, so that the row has a name', () => {
    const [row] = mockCases(storyNow)
    const [insured, contract] = caseTableColumns('pending', [])
    const nameless = row && { ...row, clients: [], contract: { ...row.contract, contractNo: '' } }
    expect(nameless && [insured?.text(nameless), contract?.text(nameless)]).toEqual(['—', ''])
  })

  test('locks the columns that are named', () => {
    const locked = caseTableColumns('pending', ['contract-number']).filter((column) => column.isLocked)
    expect(locked.map((column) => column.header)).toEqual(['Contract Number'])
  })
})
