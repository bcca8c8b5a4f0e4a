import type { AccessUser } from '@producer-portal/domain/access'
import { verificationMethods } from '@producer-portal/domain/auth'
import { failureSchema } from '@producer-portal/domain/endpoint'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { storedAtom } from '../storage/state.js'
import { storedValue } from '../storage/stored.js'

/**
 * The user of this tab. `unknown` until the cookies have been read; `leaving` while the page unloads, and `ended` while
 * it can't, because there's no connection. Only a page that the browser restores comes back from there.
 */
export type Session =
  | { readonly status: 'ended' | 'leaving' }
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: AccessUser }

const sessionAtom = atom<Session>({ status: 'unknown' })

export function useSession(): Session {
  return useAtomValue(sessionAtom)
}

/**
 * The signed-in user, for pages behind the `authenticated` guard.
 * @throws {Error} on any other page
 */
export function useUser(): AccessUser {
  const session = useSession()
  if (session.status !== 'authenticated') throw new Error('Nobody is signed in')
  return session.user
}

/** The session outside of components. */
export function currentSession(): Session {
  return getDefaultStore().get(sessionAtom)
}

export function changeSession(session: Session): void {
  getDefaultStore().set(sessionAtom, session)
}

/** The question who the user is, over the page; null while it isn't asked. */
const proofQuestionAtom = atom<ReactNode>(null)

export function useProofQuestion(): ReactNode {
  return useAtomValue(proofQuestionAtom)
}

export function changeProofQuestion(question: ReactNode): void {
  getDefaultStore().set(proofQuestionAtom, question)
}

const contact = v.nullable(v.string())
const pendingSignInSchema = v.union([
  v.object({
    stage: v.literal('waiting'),
    /** Identifies the sign-in in the calls of the second factor. */
    sessionId: v.pipe(v.string(), v.nonEmpty()),
    /** The contacts codes can be sent to, masked; null while that is unknown. */
    contacts: v.nullable(v.object({ email: contact, mobilePhone: contact, homePhone: contact })),
    /** The way the last code was sent; null before the first. */
    sentBy: v.nullable(v.picklist(verificationMethods)),
    /** The reason the code that should have gone out by itself wasn't sent. */
    unsent: v.optional(failureSchema),
  }),
  v.object({ stage: v.picklist(['locked', 'ended']) }),
])

/**
 * A sign-in between the password and the code, in the session storage of this tab. `locked` after too many wrong codes,
 * `ended` when it has expired: then nothing but the reason is kept, until the user starts again.
 */
export type PendingSignIn = v.InferOutput<typeof pendingSignInSchema>
export type WaitingSignIn = Extract<PendingSignIn, { stage: 'waiting' }>

const pendingSignInAtom = storedAtom(
  storedValue<PendingSignIn | null>('tab', 'pending_sign_in', pendingSignInSchema, null),
)

/** The sign-in that waits for its code; null if there is none. */
export function usePendingSignIn(): PendingSignIn | null {
  return useAtomValue(pendingSignInAtom)
}

/** The same outside of components. */
export function currentPendingSignIn(): PendingSignIn | null {
  return getDefaultStore().get(pendingSignInAtom)
}

/** Keeps a pending sign-in for this tab; null removes it. */
export function changePendingSignIn(pending: PendingSignIn | null): void {
  getDefaultStore().set(pendingSignInAtom, pending)
}
