import type { StatementKind, StatementYear } from './entities.ts'

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
    .filter((each) => each.year >= firstStatementYear && statementDownloads(each).length > 0)
    .toSorted((a, b) => b.year - a.year)
    .slice(0, statementYearsKept)
}

/** The years for which statements are kept on a day of `currentYear`: the five finished years, none before 2023. */
export function keptStatementYears(currentYear: number): readonly number[] {
  const years = Array.from({ length: statementYearsKept }, (_, back) => currentYear - 1 - back)
  return years.filter((year) => year >= firstStatementYear)
}
