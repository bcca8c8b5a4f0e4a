import * as v from 'valibot'
import { conflictSchema } from './endpoint.ts'

/** The service's own words: its message, and the single errors of a form, empty without any. */
const messages = { message: v.optional(v.string()), errors: v.pipe(v.array(v.string()), v.readonly()) }

/**
 * The failure that a call gives instead of its answer.
 * - `unreachable`: no answer came, so it's unknown whether the service acted on the call.
 * - `failed`: the service broke (`status`), or its answer did not have the declared shape (`wrongField`, never its data).
 * - `unauthenticated`: the caller isn't known, or is no longer (401).
 * - `notFound`, `conflict`, `tooManyRequests` (404, 409, 429): `conflict` names who changed the data in the meantime,
 *   `retryAt` is when the next try counts, in milliseconds since 1970, each if the service says so.
 * - `refused`: any other status below 500; `needsProof` if the call works once the user has proved who they are.
 */
export const failureSchema = v.union([
  v.object({ kind: v.literal('unreachable') }),
  v.object({
    kind: v.literal('failed'),
    status: v.optional(v.number()),
    wrongField: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('unauthenticated'), ...messages }),
  v.object({ kind: v.literal('refused'), status: v.number(), needsProof: v.optional(v.boolean()), ...messages }),
  v.object({ kind: v.literal('notFound'), ...messages }),
  v.object({ kind: v.literal('conflict'), conflict: v.optional(conflictSchema), ...messages }),
  v.object({ kind: v.literal('tooManyRequests'), retryAt: v.optional(v.number()), ...messages }),
])
export type Failure = Readonly<v.InferOutput<typeof failureSchema>>

/** The result of a call: its answer, or the reason there is none. */
export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: Failure }

/** The service's own words, in full: the single errors of a form say more than the message above them. */
export function failureWords(failure: Failure): readonly string[] {
  if (!('errors' in failure)) return []
  if (failure.errors.length > 0) return failure.errors
  return failure.message ? [failure.message] : []
}

/** Forbidden, precondition failed and locked: refusals that are written for users. */
const readableStatuses: readonly number[] = [403, 412, 423]

/** The service's reasons that users may read; none for a malformed request, whose words are for developers. */
export function failureReasons(failure: Failure): readonly string[] {
  const isReadable =
    failure.kind === 'conflict' ||
    failure.kind === 'tooManyRequests' ||
    (failure.kind === 'refused' && readableStatuses.includes(failure.status))
  return isReadable ? failureWords(failure) : []
}
