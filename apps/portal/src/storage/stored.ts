import * as v from 'valibot'

/**
 * The time the browser keeps a value: for this device, until the user signs out, or for this tab until the session
 * ends.
 */
export type StoredFor = 'device' | 'user' | 'tab'

/** A value that the browser keeps as JSON. */
export interface StoredValue<T> {
  readonly key: string
  /** Applies while nothing is stored that fits. */
  readonly fallback: T
  /** The stored value; the same object while nothing has changed. */
  readonly read: () => T
  /** Stores a value; the fallback removes what is stored. */
  readonly write: (value: T) => void
  /** Calls back when another tab has changed the value. @returns stops that */
  readonly subscribe: (onChange: (value: T) => void) => () => void
}

const userPrefix = 'producer-portal.user.'
const draftPrefix = 'draft:'

/** Changes when a session ends: what couldn't be stored is forgotten, too. */
let sessionCount = 0

/**
 * Describes a value that the browser keeps. If storage is full or blocked, it lasts as long as the page. A stored value
 * of another shape is ignored.
 */
export function storedValue<T>(
  keptFor: StoredFor,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): StoredValue<T> {
  const key = keptFor === 'tab' ? name : `${keptFor === 'user' ? userPrefix : 'producer-portal.'}${name}`
  const getStorage = () => (keptFor === 'tab' ? window.sessionStorage : window.localStorage)
  let last: { readonly text: string | null; readonly session: number; readonly value: T } | undefined

  const readText = () => {
    try {
      return getStorage().getItem(key)
    } catch {
      return null
    }
  }
  const read = () => {
    const text = readText()
    if (last?.text !== text || last.session !== sessionCount) {
      const parsed = text === null ? undefined : v.safeParse(schema, parseText(text))
      last = { text, session: sessionCount, value: parsed?.success ? parsed.output : fallback }
    }
    return last.value
  }
  const write = (value: T) => {
    try {
      if (value === fallback) getStorage().removeItem(key)
      else getStorage().setItem(key, JSON.stringify(value))
    } catch {
      // The user can't do anything about it
    }
    last = { text: readText(), session: sessionCount, value }
  }
  const subscribe = (onChange: (value: T) => void) => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) onChange(read())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }
  return { key, fallback, read, write, subscribe }
}

/** Words were once stored as they are. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The name under which this tab keeps a user's draft. */
export function draftName(userId: string, name: string): string {
  return `${draftPrefix}${encodeURIComponent(userId)}:${name}`
}

/** Removes what is kept for a session that has ended. An expired one leaves drafts, and what is kept until sign-out. */
export function clearStorage(end: 'expired' | 'logout'): void {
  sessionCount += 1
  removeWhere(window.sessionStorage, (key) => end === 'logout' || !key.startsWith(draftPrefix))
  if (end === 'logout') removeWhere(window.localStorage, (key) => key.startsWith(userPrefix))
}

/** Deletes the drafts of other users, when another user has signed in. */
export function discardDraftsOfOthers(userId: string): void {
  const own = draftName(userId, '')
  removeWhere(window.sessionStorage, (key) => key.startsWith(draftPrefix) && !key.startsWith(own))
}

function removeWhere(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key)
}
