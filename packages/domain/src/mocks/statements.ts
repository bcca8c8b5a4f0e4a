import type { StatementYear } from '../statements/index.ts'
import { keptStatementYears } from '../statements/index.ts'

/** The statements of a producer who qualified for NCDC in every year but the oldest. */
export function mockStatementYears(now: Date): readonly StatementYear[] {
  const years = keptStatementYears(now.getFullYear())
  return years.map((year, back) => ({
    year,
    benefactId: `benefact-${year}`,
    ncdcId: back === years.length - 1 ? null : `ncdc-${year}`,
  }))
}
