import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  hasBenefactStatement,
  hasNcdcStatement,
  keptStatementYears,
  statementDownloads,
  statementFileName,
  statementRows,
  statementSummaries,
} from './statements.ts'
import { getAvailableStatements } from './endpoints.ts'

describe('statements', () => {
  test.each([
    [2025, 'benefact', '2025 Benefact Statement.pdf'],
    [2023, 'ncdc', '2023 NCDC Statement.pdf'],
  ] as const)('the %i %s statement is saved as "%s"', (year, kind, name) => {
    expect(statementFileName(year, kind)).toBe(name)
  })

  test.each([
    ['B1', 'N1', ['benefact', 'ncdc']],
    ['B1', null, ['benefact']],
    [null, 'N1', ['ncdc']],
    ['', null, []],
  ])('ids %j and %j offer %j', (benefactId, ncdcId, kinds) => {
    expect(statementDownloads({ year: 2025, benefactId, ncdcId }).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('the page shows the newest five years from 2023 on, newest first', () => {
    const years = [2024, 2022, 2023, 2028, 2026, 2025, 2027].map((year) => ({ year, benefactId: 'B', ncdcId: null }))
    expect(statementRows(years).map(({ year }) => year)).toEqual([2028, 2027, 2026, 2025, 2024])
  })

  test('a year before 2023 is not shown, however few there are', () => {
    const years = [2022, 2023].map((year) => ({ year, benefactId: 'B', ncdcId: null }))
    expect(statementRows(years).map(({ year }) => year)).toEqual([2023])
  })

  test('figures are summed up by year, with the change to the year before', () => {
    const file = { bytes: 1, issuedOn: '2026-01-31', paid: 100, credits: 2 }
    const none = { benefactId: null, ncdcId: null }
    expect(
      statementSummaries([
        { year: 2023, ...none, benefactId: 'a', benefact: file },
        { year: 2025, ...none, benefactId: 'b', benefact: file },
        { year: 2024, benefactId: 'c', ncdcId: 'd', benefact: file, ncdc: { ...file, paid: 50 } },
        { year: 2026, ...none, ncdcId: 'e' },
      ]),
    ).toEqual([
      { year: 2025, paid: 100, credits: 2, change: { paid: -50, credits: -2 } },
      { year: 2024, paid: 150, credits: 4, change: { paid: 50, credits: 2 } },
      { year: 2023, paid: 100, credits: 2, change: null },
    ])
  })

  test('a year after one that is missing has nothing to be compared with', () => {
    const file = { bytes: 1, issuedOn: '2026-01-15', paid: 100, credits: 2 }
    const row = { benefactId: 'a', ncdcId: null, benefact: file }
    const changes = statementSummaries([
      { year: 2023, ...row },
      { year: 2025, ...row },
    ]).map(({ change }) => change)
    expect(changes).toEqual([null, null])
  })

  test('a year that offers nothing has no row', () => {
    expect(statementRows([{ year: 2025, benefactId: null, ncdcId: null }])).toEqual([])
  })

  test.each([
    [2023, []],
    [2024, [2023]],
    [2026, [2025, 2024, 2023]],
    [2030, [2029, 2028, 2027, 2026, 2025]],
  ])('in %i the statements of %j are kept', (now, years) => {
    expect(keptStatementYears(now)).toEqual(years)
  })

  test('years are read as numbers or texts, missing ids and further fields are accepted', () => {
    expect(v.parse(getAvailableStatements.answer, [{ year: '2025', ncdcId: 'N1', size: 3 }, { year: 2024 }])).toEqual([
      { year: 2025, benefactId: null, ncdcId: 'N1' },
      { year: 2024, benefactId: null, ncdcId: null },
    ])
  })
})

describe('eligibility, as a server decides it', () => {
  const facts = { hasBenefitEligibleContract: true, contractType: 'Agent', isLeadersCourtQualified: true }

  test.each([true, false])(
    'the Benefact statement needs a benefit-eligible contract: %s',
    (hasBenefitEligibleContract) => {
      expect(hasBenefactStatement({ ...facts, hasBenefitEligibleContract })).toBe(hasBenefitEligibleContract)
    },
  )

  test.each([
    ['Agent', true, true],
    ['Producing General Agent Builder', true, true],
    ['Producing General Agent', true, true],
    ['Associate Producing General Agent', true, true],
    ['Independent Agent', true, true],
    ['Agent', false, false],
    ['Broker', true, false],
    [null, true, false],
  ] as const)('contract type %s, Leaders Court %s: NCDC statement %s', (contractType, isLeadersCourtQualified, has) => {
    expect(hasNcdcStatement({ ...facts, contractType, isLeadersCourtQualified })).toBe(has)
  })
})
