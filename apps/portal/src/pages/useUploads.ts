import type { Contract } from '@producer-portal/domain/cases'
import { markSent } from '@producer-portal/domain/requirements'
import type { Requirement, SentMarker } from '@producer-portal/domain/requirements'
import type { ChosenFile, ChosenFilesChange, UploadState } from '@producer-portal/features/requirements'
import { useRef, useState } from 'react'
import { sendDocuments } from '../data/send-documents.js'

/** The documents of one requirement: what is chosen, and where the sending stands. */
export interface Upload {
  readonly files: readonly ChosenFile[]
  readonly state: UploadState
}

const nothing: Upload = { files: [], state: { kind: 'choosing' } }

/**
 * The uploads of a page, one for each requirement: what was chosen stays when the dialog is closed, and when a sending
 * fails.
 * @param onSent hears of documents that have arrived
 */
export function useUploads(onSent: (marker: SentMarker) => void) {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map())
  const sending = useRef(new Map<string, AbortController>())
  const change = (id: string, next: (upload: Upload) => Upload) =>
    setUploads((all) => new Map(all).set(id, next(all.get(id) ?? nothing)))

  return {
    uploadOf: (id: string): Upload => uploads.get(id) ?? nothing,
    changeFiles: (id: string, edit: ChosenFilesChange) =>
      change(id, ({ files }) => ({ files: edit(files), state: { kind: 'choosing' } })),
    cancel: (id: string) => sending.current.get(id)?.abort(),
    /** Forgets a receipt that was read; chosen files stay. */
    settle: (id: string) => change(id, (upload) => (upload.state.kind === 'sent' ? nothing : upload)),
    send: async (contract: Contract, requirement: Requirement, files: readonly File[]) => {
      const { id } = requirement
      if (sending.current.has(id)) return
      const controller = new AbortController()
      sending.current.set(id, controller)
      change(id, (upload) => ({ ...upload, state: { kind: 'uploading', percent: 0 } }))
      const outcome = await sendDocuments({
        contract,
        requirement,
        files,
        signal: controller.signal,
        onProgress: (percent) => change(id, (upload) => ({ ...upload, state: { kind: 'uploading', percent } })),
      })
      sending.current.delete(id)
      if (outcome.kind !== 'sent') {
        change(id, (upload) => ({ ...upload, state: outcome }))
        return
      }
      const marker = markSent(
        requirement,
        new Date(),
        files.map(({ name, size }) => ({ name, size })),
      )
      change(id, () => ({ files: [], state: { kind: 'sent', sentAt: marker.sentAt, files: marker.files ?? [] } }))
      onSent(marker)
    },
  }
}
