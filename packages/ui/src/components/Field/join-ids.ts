/** Ids for an attribute that takes several, such as `aria-describedby`; undefined when there is none. */
export function joinIds(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
