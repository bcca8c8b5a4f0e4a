import type { Result } from '@producer-portal/domain/endpoint'
import { saveFile } from '@producer-portal/features/exports'
import type { DownloadState } from '@producer-portal/features/i18n'
import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from './client.js'

/** Longer than other calls: a file may come over a slow line. */
const fileTimeout = 120_000

/**
 * Fetches files and saves them under their names; leaving the page ends what is under way.
 * @param fetchFile the call that answers the file with this id
 */
export function useDownloads(fetchFile: (id: string, options: CallOptions) => Promise<Result<Blob>>) {
  const [downloads, setDownloads] = useState<Readonly<Record<string, DownloadState>>>({})
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const download = async (id: string, fileName: string): Promise<void> => {
    const signal = leaving.current?.signal
    const show = (state: DownloadState | null) =>
      setDownloads((last) => {
        const others = Object.entries(last).filter(([each]) => each !== id)
        return Object.fromEntries(state === null ? others : [...others, [id, state]])
      })
    show('busy')
    try {
      const result = await fetchFile(id, { signal, timeout: fileTimeout })
      if (result.ok) saveFile({ name: fileName, content: result.data })
      show(result.ok ? null : 'failed')
    } catch {
      // The page was left
    }
  }
  return { downloads, download: (id: string, fileName: string) => void download(id, fileName) }
}
