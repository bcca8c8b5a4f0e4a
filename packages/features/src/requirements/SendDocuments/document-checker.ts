import type { DocumentDefect } from '@producer-portal/domain/requirements'

/** Reads whole documents, one at a time, without blocking the page. */
export interface DocumentChecker {
  /** The defect of a document; null when there is none, or when it can't be told here. The service checks again. */
  readonly findDefect: (file: File) => Promise<DocumentDefect | null>
  /** Ends the work. */
  readonly close: () => void
}

/** The time limit of a check, in milliseconds: a slow phone reads every ordinary document within it. */
const checkTimeout = 15_000

/** Starts the worker for the first document, so that a page without documents doesn't load it. */
export function openDocumentChecker(): DocumentChecker {
  let worker: Worker | null = null
  const close = () => {
    worker?.terminate()
    worker = null
  }
  const findDefect = async (file: File) => {
    worker ??= startWorker()
    if (worker === null) return null
    const result = await ask(worker, file)
    if (result === 'unknown') close()
    return result === 'unknown' ? null : result
  }
  return { findDefect, close }
}

function ask(worker: Worker, file: File): Promise<DocumentDefect | null | 'unknown'> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    const finish = (result: DocumentDefect | null | 'unknown') => {
      clearTimeout(timer)
      listening.abort()
      resolve(result)
    }
    const timer = setTimeout(() => finish('unknown'), checkTimeout)
    worker.addEventListener('message', ({ data }: MessageEvent<DocumentDefect | null>) => finish(data), { signal })
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        finish('unknown')
      },
      { signal },
    )
    worker.postMessage(file, { transfer: [] })
  })
}

/** The worker, or null where the browser, the content policy or the bundler doesn't provide one. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./document-worker.js', import.meta.url), { type: 'module', name: 'documents' })
  } catch {
    return null
  }
}
