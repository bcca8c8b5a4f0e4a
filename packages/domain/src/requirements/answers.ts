import * as v from 'valibot'
import { optionalFlag, optionalList, optionalNumber, optionalText } from '../endpoint/fields.ts'
import type { Requirement } from './requirement.ts'

/** What the server says about one file; some servers send the bare text. */
const fileMessageSchema = v.union([v.string(), v.object({ fileName: optionalText, message: optionalText })])

/** The answer to a comment. */
export const commentAnswerSchema = v.object({
  success: optionalFlag,
  message: optionalText,
  fileMessages: optionalList(fileMessageSchema),
})
export type CommentAnswer = v.InferOutput<typeof commentAnswerSchema>

/** The answer to an upload. */
export const uploadAnswerSchema = v.object({ ...commentAnswerSchema.entries, errors: optionalList(v.string()) })
export type UploadAnswer = v.InferOutput<typeof uploadAnswerSchema>

/** What a producer has sent for a requirement: a comment, or documents. */
export const sentAnswerSchema = v.object({
  id: v.string(),
  /** ISO timestamp. */
  sentAt: v.string(),
  /** The name of the person who sent it. */
  sentBy: v.string(),
  /** Null for documents. */
  comment: optionalText,
  /** The documents in their order, none for a comment; sizes in bytes, null for those sent before sizes were kept. */
  files: optionalList(v.object({ name: v.string(), size: optionalNumber })),
})
export type SentAnswer = v.InferOutput<typeof sentAnswerSchema>

/** The error of an answer that carries no data. */
const missingResponseData = 'Missing response data.'

/** Every message of a failed upload once: its errors and those about single files, else the general one. */
export function uploadErrors(answer: UploadAnswer | null | undefined): string[] {
  if (!answer) return [missingResponseData]
  const detailed = written([...answer.errors, ...answer.fileMessages.map(fileMessageText)])
  return detailed.length > 0 ? detailed : written([answer.message ?? ''])
}

/** The first message that the server gives for a failed comment; null when it gives none. */
export function commentError(answer: CommentAnswer | null | undefined): string | null {
  if (!answer) return null
  return written([answer.message ?? '', ...answer.fileMessages.map(fileMessageText)])[0] ?? null
}

function fileMessageText(about: v.InferOutput<typeof fileMessageSchema>): string {
  return typeof about === 'string' ? about : [about.fileName, about.message].filter(Boolean).join(': ')
}

function written(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '')
}

/** Changes take up to this long to reach the carrier's systems, in milliseconds. */
export const statusDelay = 30 * 60_000

/** A file of an answer; `size` in bytes. */
export interface SentFile {
  readonly name: string
  readonly size: number
}

/** Kept by the browser when the producer has answered a requirement, since the server shows it only later. */
export interface SentMarker {
  readonly requirementId: string
  /** The server's status at the time of sending. */
  readonly status: string | null
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** The documents that were sent, in their order; none for a comment. */
  readonly files?: readonly SentFile[]
}

/** The marker to keep for an answer that was sent just now. */
export function markSent(
  { id, status }: Pick<Requirement, 'id' | 'status'>,
  now: Date,
  files?: readonly SentFile[],
): SentMarker {
  return { requirementId: id, status, sentAt: now.getTime(), ...(files && { files }) }
}

/** A marker holds until the server's status changes or 30 minutes have passed. */
export function isSent(
  requirement: Pick<Requirement, 'id' | 'status'>,
  markers: readonly SentMarker[],
  now: Date,
): boolean {
  return findSentMarker(requirement, markers, now) !== undefined
}

/** The latest marker that still holds for a requirement. */
export function findSentMarker(
  { id, status }: Pick<Requirement, 'id' | 'status'>,
  markers: readonly SentMarker[],
  now: Date,
): SentMarker | undefined {
  return markers.findLast(
    (marker) => marker.requirementId === id && marker.status === status && now.getTime() - marker.sentAt < statusDelay,
  )
}
