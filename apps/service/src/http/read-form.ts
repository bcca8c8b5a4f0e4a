import { RequestFailure } from './failure.ts'
import { readBytes } from './read-body.ts'
import { checkText } from './url-guard.ts'

/**
 * Reads what a plain HTML form sends; a field that comes twice counts once.
 * @throws {RequestFailure} 415 for another content type, 413 when too large, 400 when malformed
 */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new RequestFailure(415, 'The body must be sent by a form.')
  const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readBytes(request))))
  checkText(fields)
  return fields
}
