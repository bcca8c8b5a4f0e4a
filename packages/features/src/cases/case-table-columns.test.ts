import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import {
  defaultColumnSettings,
  lockColumn,
  moveColumn,
  setColumnVisible,
} from '@producer-portal/domain/column-settings'
import { mockCases } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { storyNow } from '../testing/story-clock.js'
import { caseTableColumns } from './case-table-columns.js'

const pending = defaultColumnSettings('pending')

describe('the columns of a case table', () => {
  test.each<[ContractType, number, string, string]>([
    ['pending', 20, 'Insured Name', 'IPN'],
    ['issued', 16, 'Insured Name', 'IPN'],
    ['not_placed', 7, 'Insured Name', 'Agent / Agency Name'],
  ])('%s has %i, from %s to %s', (type, count, first, last) => {
    const columns = caseTableColumns(defaultColumnSettings(type))
    expect(columns).toHaveLength(count)
    expect([columns[0]?.header, columns.at(-1)?.header]).toEqual([first, last])
  })

  test.each(contractTypes)('none of %s is locked unless somebody locks it', (type) => {
    expect(caseTableColumns(defaultColumnSettings(type)).filter((column) => column.isLocked)).toEqual([])
  })

  test('an insured without a name is shown as a dash, so that the row has a name', () => {
    const [row] = mockCases(storyNow)
    const [insured, contract] = caseTableColumns(pending)
    const nameless = row && { ...row, clients: [], contract: { ...row.contract, contractNo: '' } }
    expect(nameless && [insured?.text(nameless), contract?.text(nameless)]).toEqual(['—', ''])
  })

  test('stand as the reader has arranged them: locked first, moved, hidden', () => {
    const moved = moveColumn(lockColumn(pending, 'contract-number'), 'insured-name', 'product-name')
    const columns = caseTableColumns(setColumnVisible(moved, 'face-amount', false))
    expect(columns.slice(0, 4).map(({ header, isLocked }) => [header, isLocked])).toEqual([
      ['Contract Number', true],
      ['Product Name', false],
      ['Insured Name', false],
      ['Modal Prem / Mode / Target Prem', false],
    ])
  })

  test.each([
    ['Insured Name', pending],
    ['Contract Number', setColumnVisible(pending, 'insured-name', false)],
  ])('name the row by %s, also when others are hidden', (name, settings) => {
    expect(caseTableColumns(settings).find((column) => column.card === 'title')?.header).toBe(name)
  })
})
