import * as v from 'valibot'

/** The first year with statements. */
export const firstStatementYear = 2023
/** How many years of statements are kept. */
export const statementYearsKept = 5

const titles = { benefact: 'Benefact', ncdc: 'NCDC' } as const satisfies Record<StatementKind, string>

/** One PDF that a row offers. */
export interface StatementDownload {
  readonly kind: StatementKind
  /** The id that GET /ncdcBenefactStatements/getFile takes. */
  readonly objectId: string
  readonly fileName: string
}

/** The name under which a statement is saved: `2025 Benefact Statement.pdf`. */
export function statementFileName(year: number, kind: StatementKind): string {
  return `${year} ${titles[kind]} Statement.pdf`
}

/** The PDFs of one year; a statement without an id is not offered. */
export function statementDownloads({ year, benefactId, ncdcId }: StatementYear): readonly StatementDownload[] {
  const ids: readonly (readonly [StatementKind, string | null])[] = [
    ['benefact', benefactId],
    ['ncdc', ncdcId],
  ]
  return ids.flatMap(([kind, objectId]) =>
    objectId ? [{ kind, objectId, fileName: statementFileName(year, kind) }] : [],
  )
}

/** The rows of the page: the newest five years from 2023 on, newest first, without years that offer nothing. */
export function statementRows(years: readonly StatementYear[]): readonly StatementYear[] {
  return years
    .filter((year) => year.year >= firstStatementYear && statementDownloads(year).length > 0)
    .toSorted((a, b) => b.year - a.year)
    .slice(0, statementYearsKept)
}

/** The years for which statements are kept on a day of `currentYear`: the five finished years, none before 2023. */
export function keptStatementYears(currentYear: number): readonly number[] {
  const years = Array.from({ length: statementYearsKept }, (_, back) => currentYear - 1 - back)
  return years.filter((year) => year >= firstStatementYear)
}

/**
 * What is on offer for one year. An id is there only when the signed-in user has that statement: eligibility is the
 * server's to decide.
 */
export const statementYearSchema = v.object({
  year: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.integer()),
  benefactId: v.nullish(v.string(), null),
  ncdcId: v.nullish(v.string(), null),
})
export type StatementYear = v.InferOutput<typeof statementYearSchema>

/** The two yearly statements. */
export type StatementKind = 'benefact' | 'ncdc'

/** The contract types that can have an NCDC statement. */
export const ncdcContractTypes = [
  'Agent',
  'Producing General Agent Builder',
  'Producing General Agent',
  'Associate Producing General Agent',
  'Independent Agent',
] as const

/** What a server knows of a producer when it decides which statements there are. */
export interface StatementFacts {
  readonly hasBenefitEligibleContract: boolean
  readonly contractType: string | null
  readonly isLeadersCourtQualified: boolean
}

/** The Benefact statement needs a benefit-eligible contract. */
export function hasBenefactStatement({ hasBenefitEligibleContract }: StatementFacts): boolean {
  return hasBenefitEligibleContract
}

/** The NCDC statement needs one of five contract types and Leaders Court qualification. */
export function hasNcdcStatement({ contractType, isLeadersCourtQualified }: StatementFacts): boolean {
  return isLeadersCourtQualified && ncdcContractTypes.some((type) => type === contractType)
}
