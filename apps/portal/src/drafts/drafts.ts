import { useState } from 'react'
import * as v from 'valibot'
import { useUser } from '../auth/state.js'

/** What the user has typed and not sent yet. */
export interface Draft<T> {
  /** The draft as it stands; undefined while there is none. */
  readonly draft: T | undefined
  /** Keeps a draft; call it at every change, it costs little. */
  readonly setDraft: (draft: T) => void
  /** Forgets it: after saving, and when the user cancels. */
  readonly discardDraft: () => void
}

/** A draft of which others than the form tell news. */
export interface KeptDraft<T> extends Draft<T> {
  /** Keeps what is made of the draft as it is by then: for news that may come late, or several at once. */
  readonly updateDraft: (update: (draft: T | undefined) => T) => void
}

/**
 * Keeps what is typed into a form until it is sent, so that a session that ran out costs nobody their work: it is there
 * again after a reload and after signing in again. Kept for the signed-in user alone, in this tab, and forgotten at
 * sign-out or when somebody else signs in. For pages behind the `authenticated` guard; the page hands the draft to its
 * feature by props, which knows no storage:
 *
 *     const { draft, setDraft, discardDraft } = useDraft('change-name', nameDraftSchema)
 *     <ChangeName draft={draft} onDraftChange={setDraft} onSave={(name) => save(name).then(discardDraft)} />
 *
 * Never give it a secret: no password, passcode, answer to a security question or token.
 * @param name the form, and what it is about where there are many: `case-comment/4711`
 * @param schema what a draft looks like; one that was kept by an older page and does not fit is not used
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

/** What is kept under a key; undefined when nothing is, or it cannot be read. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps a draft. Where storage is full or blocked it lasts as long as the page. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Nothing to be done, and nothing that the reader could do.
  }
}

export function removeDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is kept in it either.
  }
}

/** Empties the session storage of this tab but for what the user has typed: at the end of a session that ran out. */
export function clearAllButDrafts(): void {
  removeWhere((key) => !key.startsWith(prefix))
}

/** Forgets what others have typed in this tab: somebody else has signed in. */
export function discardDraftsOfOthers(userId: string): void {
  const own = draftKey(userId, '')
  removeWhere((key) => key.startsWith(prefix) && !key.startsWith(own))
}

function removeWhere(isGone: (key: string) => boolean): void {
  for (const key of Object.keys(window.sessionStorage)) if (isGone(key)) window.sessionStorage.removeItem(key)
}
