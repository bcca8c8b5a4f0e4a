const megabyte = 1_048_576

/** The limits of one upload, all inclusive; sizes in bytes. */
export const uploadLimits = { files: 12, fileBytes: 25 * megabyte, totalBytes: 101 * megabyte } as const

/** What is wrong with one chosen file. */
export type UploadProblem = 'type' | 'size' | 'count' | 'total'

/** The part of a browser's File that the rules look at; `size` in bytes. */
export interface UploadFile {
  readonly name: string
  readonly size: number
  readonly type: string
}

export interface UploadCheck {
  /** The problems of every file, in the order of the files. */
  readonly problems: readonly (readonly UploadProblem[])[]
  /** Whether there are files and none has a problem. */
  readonly isReady: boolean
}

/**
 * Checks the files chosen for one upload. PDF only, 12 files, 25 MB each, 101 MB together. The files past the twelfth
 * are the ones too many; the total is charged to the files that go beyond it.
 */
export function checkUploadFiles(files: readonly UploadFile[]): UploadCheck {
  let total = 0
  const problems = files.map((file, index) => {
    total += file.size
    const found: UploadProblem[] = []
    if (!isPdf(file)) found.push('type')
    if (file.size > uploadLimits.fileBytes) found.push('size')
    if (index >= uploadLimits.files) found.push('count')
    if (total > uploadLimits.totalBytes) found.push('total')
    return found
  })
  return { problems, isReady: files.length > 0 && problems.every((each) => each.length === 0) }
}

/** Whether a file calls itself a PDF. Browsers that do not know the type say nothing or octet-stream. */
export function isPdf({ name, type }: Pick<UploadFile, 'name' | 'type'>): boolean {
  if (type === 'application/pdf') return true
  return (type === '' || type === 'application/octet-stream') && name.toLowerCase().endsWith('.pdf')
}

/** Whether the content is that of a PDF: the signature stands within the first 1024 bytes. */
export function hasPdfSignature(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, 1024)).includes('%PDF-')
}
