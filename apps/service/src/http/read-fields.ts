import { readMultipart } from './multipart.ts'
import { RequestFailure } from './failure.ts'
import { checkText } from './url-guard.ts'

const kilobyte = 1024
/** A few short texts; the longest one of the contract is a comment of 280 characters. */
const limits = { body: 64 * kilobyte, file: 0, field: 8 * kilobyte, parts: 20 } as const

/**
 * Reads the text fields of a multipart body; files among them are passed over.
 * @throws {RequestFailure} 415 for another content type, 413 when too large, 400 when malformed or a field comes twice
 */
export async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const fields = new Map<string, string>()
  const repeated: string[] = []
  await readMultipart(request, limits, {
    onField: (name, value) => {
      if (fields.has(name)) repeated.push(name)
      fields.set(name, value)
    },
    onFile: async ({ content }) => {
      for await (const _ of content) continue
    },
  })
  if (repeated.length > 0) throw new RequestFailure(400, 'A field is given twice.')
  const given = Object.fromEntries(fields)
  checkText(given)
  return given
}
