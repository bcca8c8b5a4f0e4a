import type { CodeFailure } from '@producer-portal/domain/auth'
import type { Failure, Result } from '@producer-portal/domain/endpoint'

/** A refusal in the service's own words, which are written for users. */
export const refused = (...errors: string[]): Failure => ({ kind: 'refused', status: 403, errors })

/** Wrong user name or password; the message is the service's own, if it has one. */
export const rejected = (message?: string): Failure => ({ kind: 'unauthenticated', message, errors: [] })

/** One attempt too many. */
export const tooMany = (message?: string, retryAt?: number): Failure => ({
  kind: 'tooManyRequests',
  message,
  retryAt,
  errors: [],
})

export const notSent: CodeFailure = { step: 'send', failure: { kind: 'failed' } }
export const wrongCode: CodeFailure = { step: 'check', failure: { kind: 'refused', status: 400, errors: [] } }

/** The result of a save. */
export const saved: Result<unknown> = { ok: true, data: undefined }
export const notSaved: Result<unknown> = { ok: false, failure: { kind: 'failed', status: 500 } }
export const notReached: Result<unknown> = { ok: false, failure: { kind: 'unreachable' } }

/** A save that someone else's came before. */
export const conflict = (changedBy: string, changedAt: string): Result<unknown> => ({
  ok: false,
  failure: { kind: 'conflict', conflict: { changedBy, changedAt }, errors: [] },
})
