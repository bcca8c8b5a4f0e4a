import type { ExportHead } from '@producer-portal/domain/exports'

/** The kinds of file that a list can be exported to; also the ending of the file's name. */
export const exportFormats = ['csv', 'pdf'] as const
/** A kind of file. */
export type ExportFormat = (typeof exportFormats)[number]

/** The words that an export does not take from its list. */
export interface ExportTexts {
  /** The heading at the top of every page. */
  readonly title: string
  /** The name of the company, at the foot of every page. Default: nothing. */
  readonly brand?: string
  /** Page numbers, with the places `{page}` and `{pages}`. */
  readonly page: string
  /** The heading of a group on the pages after its first, with the place `{group}`. */
  readonly groupContinued: string
}

/** The file to make of the rows. Plain data, so that it can be sent to another thread. */
export interface ExportJob {
  readonly format: ExportFormat
  readonly head: ExportHead
  readonly texts: ExportTexts
  /** The address of a list of fonts for letters that the user's system may lack. Default: what the system has. */
  readonly fallbackFonts?: string | undefined
}

/** A file that is ready to be saved. */
export interface ExportFile {
  readonly name: string
  readonly content: Blob
}

/**
 * The making of a file, in steps short enough to look up from: each step gives how many rows are written, the last one
 * the parts of the file.
 */
export type ExportWork = Generator<number, readonly BlobPart[]>
