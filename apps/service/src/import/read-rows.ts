import Papa from 'papaparse'

/** A row as a file has it: its value, or why it can't be read. */
export type ReadRow =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly reason: string }

/** The columns of a CSV file by their place, and what a cell of each becomes. */
export interface Columns {
  /** The reason why the columns are not those of the entity; null if they are. */
  readonly check: (names: readonly string[]) => string | null
  readonly toValue: (column: string, text: string) => unknown
}

/** The file as a whole can't be read; the message says why. */
export class UnreadableFileError extends Error {}

/** Longest line of a file, in characters: more than a case with hundreds of requirements has. */
const maxLine = 1_000_000

/**
 * The objects of an NDJSON file, one a line; blank lines don't count.
 * @throws {UnreadableFileError} for bytes that are no UTF-8, or a line without an end
 */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadRow> {
  let line = 0
  for await (const text of readLines(bytes)) {
    line += 1
    if (text.trim() !== '') yield parseLine(line, text)
  }
}

/**
 * The rows of a JSON file, which is one list and is read as a whole; they count from 1 instead of having lines.
 * @throws {UnreadableFileError} for bytes that are no UTF-8, or anything else than a list
 */
export async function* readJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadRow> {
  let text = ''
  for await (const portion of readText(bytes)) {
    text += portion
    checkLength(text)
  }
  const list = parseLine(1, text)
  if (!('value' in list) || !Array.isArray(list.value)) throw new UnreadableFileError('is no list in JSON')
  for (const [index, value] of list.value.entries()) yield { line: index + 1, value }
}

function parseLine(line: number, text: string): ReadRow {
  try {
    return { line, value: JSON.parse(text) }
  } catch {
    return { line, reason: 'is no JSON' }
  }
}

async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of readText(bytes)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    checkLength(rest)
    yield* lines
  }
  if (rest !== '') yield rest
}

/**
 * The rows of a CSV file as objects. A column with dots leads into parts and places of lists: `clients.1.ipn`. Cells are
 * separated by commas, semicolons or tabs; an empty one is a field that is missing.
 * @throws {UnreadableFileError} for bytes that are no UTF-8, unknown columns, or a quotation mark without an end
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, columns: Columns): AsyncGenerator<ReadRow> {
  let names: readonly string[] | null = null
  for await (const { line, cells } of readRecords(bytes)) {
    if (names === null) {
      names = cells.map((cell) => cell.trim())
      const problem = columns.check(names)
      if (problem !== null) throw new UnreadableFileError(problem)
    } else if (cells.length > names.length) {
      yield { line, reason: `has ${cells.length} cells for ${names.length} columns` }
    } else if (cells.some((cell) => cell.trim() !== '')) {
      yield { line, value: toObject(names, cells, columns.toValue) }
    }
  }
}

interface Record {
  readonly line: number
  readonly cells: readonly string[]
}

async function* readRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Record> {
  let line = 1
  let rest = ''
  let delimiter: string | null = null
  const parse = function* (text: string, isLast: boolean): Generator<Record> {
    delimiter ??= findDelimiter(text)
    const { data, meta, errors } = parseText(text, delimiter, isLast)
    const broken = isLast ? errors[0] : undefined
    if (broken !== undefined)
      throw new UnreadableFileError(
        `has a quotation mark without its other half in line ${line + (broken.row ?? 0)} or after it`,
      )
    rest = text.slice(meta.cursor)
    for (const cells of data) {
      yield { line, cells }
      line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
    }
  }
  for await (const text of readText(bytes)) {
    const given: string = rest + text
    checkLength(rest)
    if (given.includes('\n')) yield* parse(given, false)
    else rest = given
  }
  if (rest !== '') yield* parse(rest, true)
}

interface Parsed {
  readonly data: readonly (readonly string[])[]
  readonly errors: readonly { readonly row?: number }[]
  readonly meta: { readonly cursor: number }
}

function parseText(text: string, delimiter: string, isLast: boolean): Parsed {
  return new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, !isLast)
}

/** The character that separates most columns in the first line. */
function findDelimiter(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function checkLength(text: string): void {
  if (text.length > maxLine) throw new UnreadableFileError(`has a line of more than ${maxLine} characters`)
}

/** The text of a file with `\n` at the ends of its lines, in portions. */
async function* readText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let returned = ''
  const decode = (portion?: Uint8Array) => {
    try {
      return portion === undefined ? decoder.decode() : decoder.decode(portion, { stream: true })
    } catch {
      throw new UnreadableFileError('is not in UTF-8')
    }
  }
  for await (const portion of bytes) {
    const text = returned + decode(portion)
    // Its other half may come with the next portion
    returned = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - returned.length).replaceAll('\r\n', '\n')
  }
  yield returned + decode()
}

type Part = { [key: string]: unknown }

function toObject(names: readonly string[], cells: readonly string[], toValue: Columns['toValue']): unknown {
  const row: Part = {}
  for (const [place, name] of names.entries()) {
    const text = cells[place]?.trim() ?? ''
    if (text !== '') put(row, name.split('.'), toValue(name, text))
  }
  return toLists(row)
}

function put(row: Part, [key = '', ...more]: readonly string[], value: unknown): void {
  if (more.length === 0) {
    row[key] = value
    return
  }
  const part: Part = (row[key] as Part | undefined) ?? {}
  row[key] = part
  put(part, more, value)
}

/** Parts whose names are numbers are lists; a place without any cell is left out. */
function toLists(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  if (isList) return entries.map(([, each]) => toLists(each))
  return Object.fromEntries(entries.map(([key, each]) => [key, toLists(each)]))
}
