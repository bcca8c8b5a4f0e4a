import type { DocumentDefect as PdfDefect } from '@producer-portal/domain/requirements'

/** The reason a document can't be merged. */
export type DocumentDefect = PdfDefect | 'unpacked'

/** A document that can't be merged, by its index. */
export interface DocumentProblem {
  readonly index: number
  readonly problem: DocumentDefect
}

/** Ends a merge and lists every document that can't be merged. */
export class InvalidDocumentsError extends Error {
  readonly problems: readonly DocumentProblem[]

  constructor(problems: readonly DocumentProblem[]) {
    super(`Documents that can't be merged: ${problems.map(({ index, problem }) => `${index} ${problem}`).join(', ')}`)
    this.name = 'InvalidDocumentsError'
    this.problems = problems
  }
}
