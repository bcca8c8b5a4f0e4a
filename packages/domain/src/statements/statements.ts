import * as v from 'valibot'

/** The first year with statements. */
export const firstStatementYear = 2023
/** The number of years of statements are kept. */
const statementYearsKept = 5

/** The names of the kinds. */
export const statementTitles = { benefact: 'Benefact', ncdc: 'NCDC' } as const satisfies Record<StatementKind, string>

/** One PDF that a row offers. */
export interface StatementDownload {
  readonly kind: StatementKind
  /** The id that GET /ncdcBenefactStatements/getFile takes. */
  readonly objectId: string
  readonly fileName: string
  /** Size, date and figures, where the service sends them. */
  readonly file: StatementFile | null
}

/** The name under which a statement is saved: `2025 Benefact Statement.pdf`. */
export function statementFileName(year: number, kind: StatementKind): string {
  return `${year} ${statementTitles[kind]} Statement.pdf`
}

/** The PDFs of one year; a statement without an id is not offered. */
export function statementDownloads(row: StatementYear): readonly StatementDownload[] {
  const ids: readonly (readonly [StatementKind, string | null])[] = [
    ['benefact', row.benefactId],
    ['ncdc', row.ncdcId],
  ]
  return ids.flatMap(([kind, objectId]) =>
    objectId ? [{ kind, objectId, fileName: statementFileName(row.year, kind), file: row[kind] ?? null }] : [],
  )
}

/** The rows of the page: the newest five years from 2023 on, newest first, without years that offer nothing. */
export function statementRows(years: readonly StatementYear[]): readonly StatementYear[] {
  return years
    .filter((year) => year.year >= firstStatementYear && statementDownloads(year).length > 0)
    .toSorted((a, b) => b.year - a.year)
    .slice(0, statementYearsKept)
}

/** The figures of one year over its statements, and how much more or less than in the year before. */
export interface StatementSummary {
  readonly year: number
  readonly paid: number
  readonly credits: number
  /** Null where the year before is not known. */
  readonly change: { readonly paid: number; readonly credits: number } | null
}

/** The summary of each year, newest first; years without figures have none. */
export function statementSummaries(years: readonly StatementYear[]): readonly StatementSummary[] {
  const sums = statementRows(years).flatMap((row) => {
    const files = statementDownloads(row).flatMap(({ file }) => file ?? [])
    if (files.length === 0) return []
    return [
      { year: row.year, paid: sum(files.map(({ paid }) => paid)), credits: sum(files.map((file) => file.credits)) },
    ]
  })
  return sums.map((each) => {
    const before = sums.find(({ year }) => year === each.year - 1)
    return {
      ...each,
      change: before ? { paid: each.paid - before.paid, credits: each.credits - before.credits } : null,
    }
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The years for which statements are kept on a day of `currentYear`: the five finished years, none before 2023. */
export function keptStatementYears(currentYear: number): readonly number[] {
  const years = Array.from({ length: statementYearsKept }, (_, back) => currentYear - 1 - back)
  return years.filter((year) => year >= firstStatementYear)
}

/** Portal-defined: what is known of one PDF before it is opened. */
export const statementFileSchema = v.object({
  /** Size of the file. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The day the statement was issued, `YYYY-MM-DD`. */
  issuedOn: v.pipe(v.string(), v.isoDate()),
  /** Dollars paid in that year. */
  paid: v.number(),
  /** Credits earned in that year. */
  credits: v.number(),
})
/** The facts known of one PDF before it is opened. */
export type StatementFile = v.InferOutput<typeof statementFileSchema>

/**
 * The statements of one year. An id is there only when the signed-in user has that statement: eligibility is the
 * server's to decide.
 */
export const statementYearSchema = v.object({
  year: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.integer()),
  benefactId: v.nullish(v.string(), null),
  ncdcId: v.nullish(v.string(), null),
  /** Portal-defined: facts about each PDF that is on offer. */
  benefact: v.optional(statementFileSchema),
  /** Portal-defined. */
  ncdc: v.optional(statementFileSchema),
})
export type StatementYear = v.InferOutput<typeof statementYearSchema>

/** The two yearly statements. */
export type StatementKind = 'benefact' | 'ncdc'

/** The contract types that can have an NCDC statement. */
const ncdcContractTypes = [
  'Agent',
  'Producing General Agent Builder',
  'Producing General Agent',
  'Associate Producing General Agent',
  'Independent Agent',
] as const

/** The facts about a producer that a server has when it decides which statements there are. */
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
