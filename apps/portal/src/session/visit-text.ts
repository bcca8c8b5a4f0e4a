/**
 * A text that the page before handed on with the visit; it outlives a reload and goes with the tab.
 * @param state the state of the visit, which anybody may have written
 * @param name what the text is called in it
 * @returns undefined where there is none
 */
export function visitText(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}
