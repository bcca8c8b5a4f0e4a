import { HttpError } from './failure.ts'

/** Enough for a search of 500 letters of any alphabet, each of which takes nine characters here. */
const maxUrlLength = 4_800
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const controlCharacters = /[\u0000-\u001f\u007f]/

/**
 * Rejects an address that our clients never send: too long, badly percent-encoded, or with control characters
 * (a NUL would be an error in the database, a line break one in a log). The portal handles the query of a page itself:
 * a mangled link still opens the page.
 * @param target path and query as they came over the wire
 */
export function checkTarget(target: string): void {
  if (target.length > maxUrlLength) throw new HttpError(414, 'The address is too long.')
  const [path = ''] = target.split('?', 1)
  const isPage = path.startsWith('/') && !/^\/(api|idp)(\/|$)/.test(decoded(path))
  const read = decoded(isPage ? path : target)
  if (controlCharacters.test(read)) throw new HttpError(400, 'The address holds control characters.')
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    throw new HttpError(400, 'The address is badly encoded.')
  }
}

/** Rejects text that the database can't store: NUL characters and unpaired surrogates, at any depth. */
export function checkText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new HttpError(400, 'The request holds characters that are not allowed.')
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      checkText(name)
      checkText(part)
    }
  }
}
