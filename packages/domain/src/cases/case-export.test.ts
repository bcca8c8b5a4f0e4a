import { describe, expect, test } from 'vitest'
import { mockCases } from '../mocks/cases.ts'
import { caseExport } from './case-export.ts'
import { caseColumns } from './case-lists.ts'
import type { ContractType } from './contract-types.ts'

const now = new Date(2026, 2, 5, 9, 7, 2)
const cases = mockCases(now)
const exported = (type: ContractType) => caseExport({ type, cases, columns: caseColumns.byList[type], now })

describe('the export of a New Business list', () => {
  test.each<[ContractType, string]>([
    ['pending', 'newBusiness_pending_0503'],
    ['issued', 'newBusiness_issued_0503'],
    ['not_placed', 'newBusiness_not_placed_0503'],
  ])('%s is named %s and has the columns of the list', (type, fileName) => {
    const { head } = exported(type)
    const { length } = caseColumns.byList[type]
    expect([head.fileName, head.columns.length, head.moment]).toEqual([fileName, length, '03/5/2026, 09:07:02 AM'])
  })

  test('has every case in the given order, and the given columns in theirs', () => {
    const turned = cases.toReversed()
    const table = caseExport({
      type: 'pending',
      cases: turned,
      columns: [caseColumns.byId['contract-number'], caseColumns.byId['insured-name']],
      now,
    })
    expect(table.head.columns.map(({ header }) => header)).toEqual(['Contract Number', 'Insured Name'])
    expect(turned.map((_, index) => table.row(index).texts[0])).toEqual(
      turned.map(({ contract }) => contract.contractNo),
    )
  })

  test('joins the lines of a cell with line breaks', () => {
    const many = cases.findIndex(({ requirements }) => requirements.length > 1)
    const table = caseExport({ type: 'pending', cases, columns: [caseColumns.byId.requirements], now })
    expect(table.row(many).texts[0]?.split('\n')).toHaveLength(cases[many]?.requirements.length ?? 0)
  })

  test('groups pending cases by agency and first agent, and no other list', () => {
    const [first] = cases
    const [agent] = first?.agents ?? []
    expect(exported('pending').row(0).group).toEqual([agent?.agencyName, agent?.displayName])
    expect([exported('issued').row(0).group, exported('not_placed').row(0).group]).toEqual([[], []])
  })

  test('a case without agents is in unnamed groups', () => {
    const [first] = cases
    const alone = first ? [{ ...first, agents: [] }] : []
    expect(caseExport({ type: 'pending', cases: alone, columns: [], now }).row(0).group).toEqual(['', ''])
  })
})
