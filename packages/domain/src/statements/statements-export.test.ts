import { expect, test } from 'vitest'
import { statementsExport } from './statements-export.ts'

test('the figures of every statement are exported, newest year first', () => {
  const file = { bytes: 1, issuedOn: '2026-01-31', paid: 1234.5, credits: 2.25 }
  const table = statementsExport(
    [
      { year: 2024, benefactId: 'a', ncdcId: null, benefact: { ...file, issuedOn: '2025-01-31' } },
      { year: 2025, benefactId: 'b', ncdcId: 'c', benefact: file, ncdc: { ...file, paid: -10 } },
      { year: 2023, benefactId: 'd', ncdcId: null },
    ],
    new Date(2026, 10, 3, 5),
  )
  expect(table.head.fileName).toBe('statements_0311')
  expect(table.head.columns.map(({ header }) => header)).toEqual(['Year', 'Statement', 'Paid', 'Credits', 'Issued'])
  expect(Array.from({ length: table.count }, (_, index) => table.row(index).texts)).toEqual([
    ['2025', 'Benefact', '$1,234.50', '2.25', '01/31/2026'],
    ['2025', 'NCDC', '-$10.00', '2.25', '01/31/2026'],
    ['2024', 'Benefact', '$1,234.50', '2.25', '01/31/2025'],
  ])
})
