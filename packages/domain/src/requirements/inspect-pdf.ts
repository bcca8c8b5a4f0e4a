import { hasPdfSignature } from './upload-files.ts'
import type { PdfInspection } from './upload-files.ts'

/** How much of a file's start and end is looked at, in bytes: a PDF says there whether it is protected. */
export const inspectedBytes = { start: 262_144, end: 1_048_576 } as const

/** A reference to, or the very dictionary of, the protection in the trailer of a PDF. */
const protection = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/

/**
 * Looks into a file.
 * @param start its first bytes, `pdfLookBytes.start` of them or fewer
 * @param end its last bytes, `pdfLookBytes.end` of them or fewer; of a small file both are the whole
 */
export function inspectPdf(start: Uint8Array, end: Uint8Array): PdfInspection {
  const isPdf = hasPdfSignature(start)
  return { isPdf, isEncrypted: isPdf && (isProtected(start) || isProtected(end)), print: `${hash(start)}-${hash(end)}` }
}

function isProtected(part: Uint8Array): boolean {
  return protection.test(new TextDecoder('latin1').decode(part))
}

/** FNV-1a: enough to tell files of the same size apart, and quick over a megabyte. */
function hash(bytes: Uint8Array): string {
  let value = 0x811c9dc5
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193)
  return (value >>> 0).toString(16)
}
