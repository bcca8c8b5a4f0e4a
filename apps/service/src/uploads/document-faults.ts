/** Why a document cannot be joined to others. */
export type DocumentProblem = 'encrypted' | 'damaged'

/** A document, by its place among the others, that cannot be joined. */
export interface DocumentFault {
  readonly index: number
  readonly problem: DocumentProblem
}

/** Ends a merge; names every document that stands in its way. */
export class DocumentFaults extends Error {
  readonly faults: readonly DocumentFault[]

  constructor(faults: readonly DocumentFault[]) {
    super(`Documents that cannot be joined: ${faults.map(({ index, problem }) => `${index} ${problem}`).join(', ')}`)
    this.name = 'DocumentFaults'
    this.faults = faults
  }
}
