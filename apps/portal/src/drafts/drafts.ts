import { useState } from 'react'
import * as v from 'valibot'
import { useUser } from '../auth/state.js'

/** What the user has typed but not sent yet. */
export interface Draft<T> {
  /** The draft; undefined if there is none. */
  readonly draft: T | undefined
  /** Saves the draft. Call it at every change; it's cheap. */
  readonly setDraft: (draft: T) => void
  /** Deletes the draft: after saving, and when the user cancels. */
  readonly discardDraft: () => void
}

/** A draft that is also changed from outside the form. */
export interface KeptDraft<T> extends Draft<T> {
  /** Updates the latest draft, for changes that come late or several at once. */
  readonly updateDraft: (update: (draft: T | undefined) => T) => void
}

/**
 * Keeps what is typed into a form until it is sent, so that an expired session loses no work: it's restored after a
 * reload and after signing in again. Kept in this tab for the signed-in user only, and deleted at sign-out or when
 * another user signs in. For pages behind the `authenticated` guard. The page passes the draft to its feature as props:
 *
 *     const { draft, setDraft, discardDraft } = useDraft('change-name', nameDraftSchema)
 *     <ChangeName draft={draft} onDraftChange={setDraft} onSave={(name) => save(name).then(discardDraft)} />
 *
 * Never store a secret: no password, passcode, answer to a security question or token.
 * @param name the form, with an id if there are many of it: `case-comment/4711`
 * @param schema the shape of a draft; a stored draft of another shape is ignored
 */
export function useDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): KeptDraft<T> {
  const key = draftKey(useUser().userId, name)
  const [held, setHeld] = useState(() => ({ key, draft: readFitting(key, schema) }))
  const draft = held.key === key ? held.draft : readFitting(key, schema)
  const setDraft = (next: T) => {
    setHeld({ key, draft: next })
    writeDraft(key, next)
  }
  return {
    draft,
    setDraft,
    updateDraft: (update) => setDraft(update(readFitting(key, schema) ?? draft)),
    discardDraft: () => {
      setHeld({ key, draft: undefined })
      removeDraft(key)
    },
  }
}

function readFitting<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const read = v.safeParse(schema, readDraft(key))
  return read.success ? read.output : undefined
}

const prefix = 'draft:'

/** The entry of a user's draft in the session storage of this tab. */
export function draftKey(userId: string, name: string): string {
  return `${prefix}${encodeURIComponent(userId)}:${name}`
}

/** The draft under a key; undefined if there is none or it can't be read. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a draft. If storage is full or blocked, it lasts as long as the page. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is full or blocked; the user can't do anything about it.
  }
}

export function removeDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is stored either.
  }
}

/** Clears the session storage of this tab except for drafts, when a session has expired. */
export function clearAllButDrafts(): void {
  removeWhere((key) => !key.startsWith(prefix))
}

/** Deletes the drafts of other users, when another user has signed in. */
export function discardDraftsOfOthers(userId: string): void {
  const own = draftKey(userId, '')
  removeWhere((key) => key.startsWith(prefix) && !key.startsWith(own))
}

function removeWhere(isGone: (key: string) => boolean): void {
  for (const key of Object.keys(window.sessionStorage)) if (isGone(key)) window.sessionStorage.removeItem(key)
}
