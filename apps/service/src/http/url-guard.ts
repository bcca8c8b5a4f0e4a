import { RequestFailure } from './failure.ts'

const longestUrl = 4_096
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const controlCharacters = /[\u0000-\u001f\u007f]/

/**
 * Refuses an address that no client of ours sends: over-long, badly percent-encoded, or with control characters
 * (a NUL would be an error in the database, a line break one in a log). The query of a page is the portal's own affair:
 * whoever follows a mangled link sees the page.
 * @param target path and query as they came over the wire
 */
export function checkTarget(target: string): void {
  if (target.length > longestUrl) throw new RequestFailure(414, 'The address is too long.')
  const [path = ''] = target.split('?', 1)
  const isPage = path.startsWith('/') && !/^\/(api|idp)(\/|$)/.test(decoded(path))
  const read = decoded(isPage ? path : target)
  if (controlCharacters.test(read)) throw new RequestFailure(400, 'The address holds control characters.')
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    throw new RequestFailure(400, 'The address is badly encoded.')
  }
}

/** Refuses text that the database cannot store: NUL characters and halves of surrogate pairs, wherever they hide. */
export function checkText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new RequestFailure(400, 'The request holds characters that are not allowed.')
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      checkText(name)
      checkText(part)
    }
  }
}
