import type { Contract } from '@producer-portal/domain/contracts'
import { markSent } from '@producer-portal/domain/requirements'
import type { Requirement, SentFile } from '@producer-portal/domain/requirements'
import { findRejected, settleUploadState } from '@producer-portal/features/requirements'
import type { ChosenFile, ChosenFilesChange, UploadState } from '@producer-portal/features/requirements'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { shareActivity } from '../auth/activity.js'
import { useUser } from '../auth/state.js'
import { draftName, storedValue } from '../storage/stored.js'
import { sendDocuments } from './send-answers.js'
import type { SubmissionCallbacks } from './submission-toasts.js'

/** The documents of one requirement: the chosen files, and the state of their upload. */
interface Upload {
  readonly files: readonly ChosenFile[]
  readonly state: UploadState
}

export interface Uploads {
  readonly isUploading: boolean
  /** True if any chosen file has not been uploaded. */
  readonly isUnsent: boolean
  readonly getUpload: (requirementId: string) => Upload
  /** The files that were chosen before the page was reloaded and haven't been chosen again. */
  readonly getLost: (requirementId: string) => readonly SentFile[]
  /** Removes their names. */
  readonly forgetLost: (requirementId: string) => void
  readonly changeFiles: (requirementId: string, edit: ChosenFilesChange) => void
  readonly send: (contract: Contract, requirement: Requirement, files: readonly File[]) => Promise<void>
  readonly cancel: (requirementId: string) => void
}

const nothing: Upload = { files: [], state: { kind: 'choosing' } }
const noFiles: readonly SentFile[] = []
const toSentFile = ({ name, size }: File): SentFile => ({ name, size })
/** A long upload counts as activity; it's reported at this interval, in milliseconds. */
const activityInterval = 10_000

/**
 * The uploads of a page, one for each requirement. The chosen files stay when the dialog closes and when an upload fails.
 * Uploads end with the page; only the names of the files are kept.
 * @param openId the requirement whose dialog is open: opening it again clears its receipt
 */
export function useUploads(openId: string | null, callbacks: SubmissionCallbacks): Uploads {
  const { userId } = useUser()
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map())
  const [previous, setPrevious] = useState(() => readChosenDocuments(userId))
  const sending = useRef(new Map<string, AbortController>())
  // An upload may end many renders after it started
  const latestCallbacks = useRef(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })

  const chosen = useMemo(
    () => Object.fromEntries([...uploads].map(([id, { files }]) => [id, files.map(({ file }) => toSentFile(file))])),
    [uploads],
  )
  const lost = useMemo(() => missingDocuments(previous, chosen), [previous, chosen])
  useEffect(() => {
    const ids = new Set([...Object.keys(chosen), ...Object.keys(lost)])
    const names = [...ids].map((id) => [id, [...(chosen[id] ?? noFiles), ...(lost[id] ?? noFiles)]] as const)
    keepChosenDocuments(userId, Object.fromEntries(names))
  }, [userId, chosen, lost])
  useEffect(() => {
    const all = sending.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = (id: string, next: (upload: Upload) => Upload) =>
    setUploads((all) => new Map(all).set(id, next(all.get(id) ?? nothing)))
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== lastOpenId) {
    setLastOpenId(openId)
    if (openId !== null) change(openId, (upload) => (upload.state.kind === 'sent' ? nothing : upload))
  }
  const forgetLost = (id: string) => setPrevious(({ [id]: _gone, ...rest }) => rest)

  const send = async (contract: Contract, requirement: Requirement, files: readonly File[]) => {
    const { id } = requirement
    if (sending.current.has(id)) return
    const controller = new AbortController()
    sending.current.set(id, controller)
    change(id, (upload) => ({ ...upload, state: { kind: 'uploading', percent: 0 } }))
    let reportedAt = 0
    const problem = await sendDocuments({
      contract,
      requirement,
      files,
      signal: controller.signal,
      onProgress: (percent) => {
        change(id, (upload) => ({ ...upload, state: { kind: 'uploading', percent } }))
        if (Date.now() - reportedAt < activityInterval) return
        reportedAt = Date.now()
        shareActivity(reportedAt)
      },
    })
    sending.current.delete(id)
    if (problem !== null) {
      change(id, ({ files: chosenFiles }) => ({
        files: chosenFiles,
        state:
          problem === 'cancelled'
            ? { kind: problem }
            : { kind: 'failed', errors: problem, rejected: findRejected(chosenFiles, problem) },
      }))
      if (problem !== 'cancelled') latestCallbacks.current.onFailed(id)
      return
    }
    const marker = markSent(requirement, new Date(), files.map(toSentFile))
    change(id, () => ({ files: [], state: { kind: 'sent', sentAt: marker.sentAt, files: marker.files ?? noFiles } }))
    forgetLost(id)
    latestCallbacks.current.onSent(marker)
  }

  const all = [...uploads.values()]
  return {
    isUploading: all.some(({ state }) => state.kind === 'uploading'),
    isUnsent: all.some(({ files }) => files.length > 0),
    getUpload: (id) => uploads.get(id) ?? nothing,
    getLost: (id) => lost[id] ?? noFiles,
    forgetLost,
    changeFiles: (id, edit) =>
      change(id, ({ files, state }) => {
        const next = edit(files)
        return { files: next, state: settleUploadState(state, next) }
      }),
    send,
    cancel: (id) => sending.current.get(id)?.abort(),
  }
}

/** Names and sizes of documents, by the id of the requirement they are for. */
export type DocumentNames = Readonly<Record<string, readonly SentFile[]>>

const schema = v.record(v.string(), v.array(v.object({ name: v.string(), size: v.number() })))
const noNames: DocumentNames = {}
const storedNames = (userId: string) =>
  storedValue<DocumentNames>('tab', draftName(userId, 'chosen-documents'), schema, noNames)

/**
 * The documents that this user had chosen in this tab but not sent. Files can't be kept across a reload or a sign-in, but
 * their names can, so that the user is told which ones to choose again.
 */
export function readChosenDocuments(userId: string): DocumentNames {
  return storedNames(userId).read()
}

/** Stores the names of the chosen documents. */
export function keepChosenDocuments(userId: string, names: DocumentNames): void {
  const chosen = Object.entries(names).filter(([, files]) => files.length > 0)
  storedNames(userId).write(chosen.length === 0 ? noNames : Object.fromEntries(chosen))
}

/** The stored documents that are not among the chosen ones, by requirement. */
export function missingDocuments(stored: DocumentNames, chosen: DocumentNames): DocumentNames {
  const isThere = (id: string, { name, size }: SentFile) =>
    chosen[id]?.some((file) => file.name === name && file.size === size) ?? false
  return Object.fromEntries(
    Object.entries(stored).map(([id, files]) => [id, files.filter((file) => !isThere(id, file))]),
  )
}
