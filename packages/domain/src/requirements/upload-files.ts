const megabyte = 1_048_576

/** The limits of one upload, all inclusive; sizes in bytes. */
export const uploadLimits = { files: 12, fileBytes: 25 * megabyte, totalBytes: 101 * megabyte } as const

/** A problem with one chosen file. */
export type UploadProblem = 'empty' | 'type' | DocumentDefect | 'duplicate' | 'size' | 'count' | 'total'

/** Problems that keep a PDF from being merged with others: a password, damage, or files attached to it. */
export type DocumentDefect = 'encrypted' | 'damaged' | 'attachments'

/** The result of inspecting a file before it's sent. */
export interface PdfInspection {
  /** The content is that of a PDF, whatever the name says. */
  readonly isPdf: boolean
  /** Found by reading the whole document; not set by a look at its start and end. */
  readonly defect?: DocumentDefect
  /** The same for the same content: files of equal size and equal fingerprint are the same file. */
  readonly fingerprint: string
}

/** The part of a browser's File that the rules use; `size` in bytes. */
export interface UploadFile {
  readonly name: string
  readonly size: number
  readonly type: string
  /** The result of reading the file; it counts for more than what the file calls itself. */
  readonly inspection?: PdfInspection
}

export interface UploadCheck {
  /** The problems of every file, in the order of the files. */
  readonly problems: readonly (readonly UploadProblem[])[]
  /** True if there are files and none has a problem. */
  readonly isReady: boolean
}

/**
 * Checks the files chosen for one upload. PDF only, 12 files, 25 MB each, 101 MB together; none empty, damaged,
 * protected with a password, with files attached, or there twice. The files past the twelfth are the ones too many, the total is charged to the files that go
 * beyond it, and of two equal files the later one is the duplicate.
 */
export function checkUploadFiles(files: readonly UploadFile[]): UploadCheck {
  let total = 0
  const seen = new Set<string>()
  const problems = files.map((file, index) => {
    total += file.size
    const found = ownProblems(file)
    if (file.inspection && file.size > 0) {
      const content = `${file.size} ${file.inspection.fingerprint}`
      if (seen.has(content)) found.push('duplicate')
      seen.add(content)
    }
    if (index >= uploadLimits.files) found.push('count')
    if (total > uploadLimits.totalBytes) found.push('total')
    return found
  })
  return { problems, isReady: files.length > 0 && problems.every((problem) => problem.length === 0) }
}

/** The problem with a file on its own. An empty one that calls itself a PDF is empty, not of a wrong type. */
function ownProblems(file: UploadFile): UploadProblem[] {
  if (file.size === 0) return isPdf(file) ? ['empty'] : ['type']
  const found: UploadProblem[] = []
  if (!(file.inspection?.isPdf ?? isPdf(file))) found.push('type')
  else if (file.inspection?.defect) found.push(file.inspection.defect)
  if (file.size > uploadLimits.fileBytes) found.push('size')
  return found
}

/** True if a file calls itself a PDF. Browsers that do not know the type say nothing or octet-stream. */
export function isPdf({ name, type }: Pick<UploadFile, 'name' | 'type'>): boolean {
  if (type === 'application/pdf') return true
  return (type === '' || type === 'application/octet-stream') && name.toLowerCase().endsWith('.pdf')
}

/** True if the content is a PDF: the signature is within the first 1024 bytes. */
export function hasPdfSignature(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, 1024)).includes('%PDF-')
}

/** The text about a file that cannot be sent, whether the browser or the server has found it. */
export const uploadProblemTexts = {
  type: 'Your file must be in PDF format.',
  empty: 'This file is empty.',
  encrypted: 'This file is protected with a password. Remove the password and add it again.',
  damaged: 'This file is damaged and cannot be read.',
  attachments:
    'Other files are attached to this PDF and would be lost. Save each one as its own PDF, remove it from this file, and add them all.',
  duplicate: 'This file is in the list already.',
  size: 'Each file must be 25 MB or smaller.',
  count: 'You can upload up to 12 files.',
  total: 'All files together must be 101 MB or smaller.',
} as const satisfies Readonly<Record<UploadProblem, string>>

/** The part of a file's start and end is compared with other files of the same size, in bytes. */
export const inspectedBytes = { start: 262_144, end: 1_048_576 } as const

/**
 * Inspects a file.
 * @param start its first bytes, `inspectedBytes.start` of them or fewer
 * @param end its last bytes, `inspectedBytes.end` of them or fewer; of a small file both are the whole
 */
export function inspectPdf(start: Uint8Array, end: Uint8Array): PdfInspection {
  return { isPdf: hasPdfSignature(start), fingerprint: `${hash(start)}-${hash(end)}` }
}

/** FNV-1a: enough to distinguish files of the same size, and fast for a megabyte. */
function hash(bytes: Uint8Array): string {
  let value = 0x811c9dc5
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193)
  return (value >>> 0).toString(16)
}
