import { HttpError } from './failure.ts'

/** Enough for a search of 500 letters of any alphabet, each of which takes nine characters here. */
const maxUrlLength = 4_800
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const controlCharacters = /[\u0000-\u001f\u007f]/

/**
 * Rejects a call to an address that our clients never send: too long, badly percent-encoded, or with control characters
 * (a NUL would be an error in the database, a line break one in a log). The portal answers every other address itself: a
 * mangled link still opens a page, if only the one that says there is none.
 * @param target path and query as they came over the wire
 */
export function checkTarget(target: string): void {
  if (!isCall(target)) return
  if (target.length > maxUrlLength) throw new HttpError(414, 'The address is too long.')
  const read = decodePath(target)
  if (read === null) throw new HttpError(400, 'The address is badly encoded.')
  if (controlCharacters.test(read)) throw new HttpError(400, 'The address holds control characters.')
}

/** True for a call of the API or of the identity provider, also in disguise, and for everything that is no path. */
function isCall(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const start = path.replaceAll(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
  return !path.startsWith('/') || /^\/(api|idp)(\/|$)/.test(start)
}

/** Decodes an address; null if it is badly encoded. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
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
