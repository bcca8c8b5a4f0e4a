import { verificationMethods } from '@producer-portal/domain/session'
import * as v from 'valibot'

const storageName = 'pending_sign_in'

const contact = v.nullable(v.string())
const pendingSchema = v.variant('stage', [
  v.object({
    stage: v.literal('waiting'),
    /** What the calls of the second factor take. */
    sessionId: v.pipe(v.string(), v.nonEmpty()),
    /** Where codes can go, masked; null while that is unknown. */
    contacts: v.nullable(v.object({ email: contact, mobilePhone: contact, homePhone: contact })),
    /** How the last code was sent; null before the first. */
    sentBy: v.nullable(v.picklist(verificationMethods)),
  }),
  v.object({ stage: v.picklist(['locked', 'ended']) }),
])

/**
 * A sign-in between the password and the code. `locked` after too many wrong codes and `ended` when its time was over:
 * nothing is left of it but the reason, until the reader begins again.
 */
export type PendingSignIn = v.InferOutput<typeof pendingSchema>
export type WaitingSignIn = Extract<PendingSignIn, { stage: 'waiting' }>

/** The sign-in that waits in this tab, also after it was loaded again; null where none does. */
export function readPendingSignIn(): PendingSignIn | null {
  try {
    const read = v.safeParse(pendingSchema, JSON.parse(window.sessionStorage.getItem(storageName) ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Keeps it for this tab alone; null forgets it. */
export function storePendingSignIn(pending: PendingSignIn | null): void {
  if (pending === null) window.sessionStorage.removeItem(storageName)
  else window.sessionStorage.setItem(storageName, JSON.stringify(pending))
}
