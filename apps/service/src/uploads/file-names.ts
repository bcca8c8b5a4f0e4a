const maxBytes = 255
const maxShown = 120
/** They turn the rest of a name around: `fdp.exe` reads `exe.pdf`. */
const bidirectionalControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** `form.pdf.exe`: a name that says PDF and ends in another kind. */
const hiddenKind = /\.pdf\s*\.(?!pdf$)[^.\s]{1,16}$/i

/** Whether a file name says what it is, and fits any file system: a document may be passed on under it. */
export function isSafeFileName(name: string): boolean {
  if (Buffer.byteLength(name) > maxBytes || bidirectionalControls.test(name)) return false
  return !hiddenKind.test(name.trim())
}

/** A name fit for a response and a log entry; folders are already removed. */
export function cleanFileName(name: string): string {
  const plain = name.replaceAll(/\p{C}/gu, '').trim()
  return plain.length > maxShown ? `${plain.slice(0, maxShown)}…`.toWellFormed() : plain
}
