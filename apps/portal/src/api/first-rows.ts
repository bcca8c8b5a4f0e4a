/** The number of rows shown before the rest of a list has arrived: more than a window has room for. */
const firstRowCount = 50

/**
 * Reads the text of a response that is a JSON array of objects, and hands out its first rows while the rest arrives.
 * @param onFirstRows called once, with the first 50 rows as they came; not called for a shorter list
 * @throws what the connection throws when it breaks; the rows handed out before are then part of nothing
 */
export async function readWithFirstRows(
  response: Response,
  onFirstRows: (rows: readonly unknown[]) => void,
): Promise<string> {
  if (response.body === null) return response.text()
  const decoder = new TextDecoder()
  const parts: string[] = []
  let start: string | null = ''
  const add = (part: string) => {
    parts.push(part)
    if (start === null) return
    start += part
    const rows = parseFirstRows(start, firstRowCount)
    if (rows === null) return
    start = null
    onFirstRows(rows)
  }
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts.join('') + decoder.decode()
    add(decoder.decode(value, { stream: true }))
  }
}

/**
 * The first rows of a JSON array of objects of which only the beginning is known.
 * @returns null while it has fewer rows, and for text that is something else
 */
export function parseFirstRows(json: string, count: number): unknown[] | null {
  const end = findEndOfRow(json, count)
  if (end === null) return null
  try {
    const rows: unknown = JSON.parse(`${json.slice(0, end)}]`)
    return Array.isArray(rows) ? rows : null
  } catch {
    return null
  }
}

/** The end of the nth object of an array; null if the text ends before. */
function findEndOfRow(json: string, count: number): number | null {
  let depth = 0
  let rows = 0
  let isInString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') {
      depth -= 1
      if (depth === 1) rows += 1
      if (rows === count) return index + 1
    }
  }
  return null
}
