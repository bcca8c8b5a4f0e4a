import * as v from 'valibot'
import { optionalFlag, optionalList, optionalNumber, optionalText } from '../endpoint/fields.ts'

/** The server's reply about one file; some servers send the bare text. */
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

/** A producer's answer to a requirement: a comment, or documents. */
export const sentAnswerSchema = v.object({
  id: v.string(),
  /** ISO timestamp. */
  sentAt: v.string(),
  /** The name of the person who sent it. */
  sentBy: v.string(),
  /** Null for documents. */
  comment: optionalText,
  /** ISO timestamp of when the home office took it over; null while it hasn't. Portal-defined. */
  receivedAt: optionalText,
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
