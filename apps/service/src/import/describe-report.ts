import type { ImportReport } from '@producer-portal/domain/import'

/** Describes the import of a file for a terminal: a line, and one for each reason why a row was left out. */
export function describeReport(
  { file, problem, rejections, unknownWords, ...counts }: ImportReport,
  isDryRun: boolean,
): string {
  const { rows, written, deleted, rejected } = counts
  const tense = isDryRun ? ' (dry run, nothing was changed)' : ''
  const summary = `${rows} rows: ${written} new or changed, ${deleted} removed, ${rejected} rejected`
  const first = problem === null ? `${file}: ${summary}${tense}` : `${file} ${problem}`
  const reasons = rejections.map(
    ({ line, field, reason }) => `  line ${line}${field === '' ? '' : `, ${field}`}: ${reason}`,
  )
  const words = unknownWords.map(({ word, rows: count }) => `  unknown status "${word}" of ${count} requirements`)
  return [first, ...reasons, ...words].join('\n')
}
