import { onSessionEnd } from '../auth/session-end.js'

const queries = new Map<string, string>()

/** Remembers in which state a list was last seen, until the page is reloaded or the session ends. */
export function rememberListUrl(path: string, query: string): void {
  queries.set(path, query)
}

/** The address at which a list is found as it was last seen. */
export function recallListUrl(path: string): string {
  return withQuery(path, queries.get(path) ?? '')
}

onSessionEnd(() => queries.clear())

/** Adds a query to a path that may have one already. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}
