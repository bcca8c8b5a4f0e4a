/** The parts of an address within the portal. */
export interface Path {
  /** Begins with a slash. */
  readonly pathname: string
  /** Begins with a question mark, or is empty. */
  readonly search: string
  /** Begins with a hash sign, or is empty. */
  readonly hash: string
}

/** Where to go: an address, or the parts of it that change. A path that is left out stays, a query or hash goes. */
export type To = string | Partial<Path>

/** An address as it stands in the history. */
export interface Location extends Path {
  /** What the page before handed on; it is gone with the tab. */
  readonly state: unknown
  /** Tells the entries of the history apart. */
  readonly key: string
}

/** An address as text; one without a path is relative to the present page. */
export function addressOf(to: To): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? '') + withMark('?', to.search) + withMark('#', to.hash) || '?'
}

/** The parts of an address, seen from another one. */
export function pathOf(to: To, from: Path): Path {
  const { pathname, search, hash } = new URL(addressOf(to), `https://portal${from.pathname}${from.search}`)
  return { pathname, search, hash }
}

const withMark = (mark: string, text = '') =>
  text === '' || text === mark || text.startsWith(mark) ? text : mark + text
