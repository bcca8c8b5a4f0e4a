/**
 * A text in the navigation state of a visit, which the previous page has set; it outlives a reload but not the tab.
 * @param state the state of the location, which anyone may have written
 * @param key the name of the text in it
 */
export function textFromState(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value = new Map<string, unknown>(Object.entries(state)).get(key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
