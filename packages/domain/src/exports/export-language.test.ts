import { expect, test } from 'vitest'
import { caseColumns, caseExport } from '../cases/index.ts'
import { mockCases } from '../mocks/index.ts'

test('an export in another language has its dates, amounts and moment as that language writes them', () => {
  const now = new Date(2026, 2, 5, 9, 7, 2)
  const locale = { tag: 'fr-CA', currency: 'USD' }
  const columns = [{ ...caseColumns.byId['request-date'], header: 'Date de la demande' }]
  const { head, row } = caseExport({ type: 'pending', cases: mockCases(now), columns, now, locale })
  expect(head.columns[0]?.header).toBe('Date de la demande')
  expect(head.moment).toMatch(/^2026-03-05 /)
  expect(row(0).texts[0]).toMatch(/^\d{4}-\d{2}-\d{2}\n/)
})
