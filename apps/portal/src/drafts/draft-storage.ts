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
