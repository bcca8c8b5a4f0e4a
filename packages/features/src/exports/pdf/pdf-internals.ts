import type { Font, jsPDF } from 'jspdf'

/** The part of jsPDF for its plugins, for which it has no types. */
interface PdfInternals {
  /** Writes a line to the current page, or to the file while it's put together. */
  readonly write: (line: string) => void
  readonly newObject: () => number
  /** Reserves the number of an object that begins later. */
  readonly newObjectDeferred: () => number
  readonly newObjectDeferredBegin: (id: number, isWritten: boolean) => void
  readonly getFont: (family: string, style: string) => Font & { objectNumber?: number; isAlreadyPutted?: boolean }
  readonly events: { readonly subscribe: (topic: string, callback: (event: never) => void) => void }
}

export function getInternals(doc: jsPDF): PdfInternals {
  const internals: object = doc.internal
  return internals as PdfInternals
}
