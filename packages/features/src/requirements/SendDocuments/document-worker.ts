import { findDocumentDefect } from '@producer-portal/domain/documents'
import type { DocumentDefect } from '@producer-portal/domain/requirements'

// The code of a web worker: it reads each file that the page sends, and answers with its defect.
const answer = (defect: DocumentDefect | null) => globalThis.postMessage(defect, { transfer: [] })

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void check(data)
})

async function check(file: File): Promise<void> {
  const bytes = await file.arrayBuffer().catch(() => null)
  answer(bytes && (await findDocumentDefect(new Uint8Array(bytes))))
}
