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
