import type { Services } from '../services.ts'

/** Reads the document of a request, from the store or from before documents were there; null when there is none. */
export async function readIllustration(
  { document, document_id: id }: { readonly document: Uint8Array | null; readonly document_id: string | null },
  { documents, log }: Services,
): Promise<Uint8Array | null> {
  // One in the store replaces an earlier one
  if (id === null) return document
  const stored = await documents.read(id)
  if (stored === null) log.event('document missing', { document: id })
  return stored
}
