import { sessionStorageKeys } from '@producer-portal/domain/auth'
import * as v from 'valibot'

/**
 * The time the browser keeps a value: for this device, or until the session ends, in all tabs (`session`) or in this
 * one (`tab`). A value for the session has a `personalName`.
 */
export type StoredFor = 'device' | 'session' | 'tab'

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

const sessionPrefix = 'producer-portal.session.'
const draftPrefix = 'draft:'
const ownerKey = 'owner'

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
  const key = keptFor === 'tab' ? name : `${keptFor === 'session' ? sessionPrefix : 'producer-portal.'}${name}`
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

/** The name of a value that belongs to a user and is never read for another. */
export function personalName(userId: string, name: string): string {
  return `${encodeURIComponent(userId)}:${name}`
}

/** The name under which this tab keeps a user's draft. */
export function draftName(userId: string, name: string): string {
  return draftPrefix + personalName(userId, name)
}

/** Removes what is kept for a session that has ended. One that has expired leaves its user's drafts in this tab. */
export function clearStorage(end: 'expired' | 'logout'): void {
  clearTab((key) => end === 'expired' && key.startsWith(draftPrefix))
  clearSharedStorage()
}

/** Removes what all tabs keep for a session: nobody is signed in, such as after the browser was closed. */
export function clearSharedStorage(): void {
  removeWhere(window.localStorage, (key) => key.startsWith(sessionPrefix))
}

const tabSessionKeys: readonly string[] = Object.values(sessionStorageKeys)

/**
 * Makes the storage that of the user who has signed in: everything of other users is removed, also where their session
 * ended without a word, such as in a tab that the browser restored.
 */
export function claimStorage(userId: string): void {
  const isForeign = (prefix: string, key: string) =>
    key.startsWith(prefix) && !key.startsWith(prefix + personalName(userId, ''))
  const owner = window.sessionStorage.getItem(ownerKey)
  if (owner !== null && owner !== userId) clearTab((key) => key.startsWith(draftPrefix) || tabSessionKeys.includes(key))
  removeWhere(window.sessionStorage, (key) => isForeign(draftPrefix, key))
  removeWhere(window.localStorage, (key) => isForeign(sessionPrefix, key))
  window.sessionStorage.setItem(ownerKey, userId)
}

function clearTab(isKept: (key: string) => boolean): void {
  sessionCount += 1
  removeWhere(window.sessionStorage, (key) => !isKept(key))
}

function removeWhere(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key)
}
