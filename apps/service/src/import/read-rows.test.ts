// @vitest-environment node
import { expect, test } from 'vitest'
import type { ImportEntity } from '@producer-portal/domain/import'
import { getColumns } from './columns.ts'
import { describeReport } from './describe-report.ts'
import { readCsv, readNdjson } from './read-rows.ts'
import type { ReadRow } from './read-rows.ts'

/** The bytes of a file, in portions of so many. */
async function* inPortions(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let start = 0; start < bytes.length; start += size) yield await Promise.resolve(bytes.slice(start, start + size))
}

async function readAll(rows: AsyncIterable<ReadRow>): Promise<readonly ReadRow[]> {
  const all: ReadRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

const csv = (text: string, entity: ImportEntity = 'agencies', size = 1_000) =>
  readAll(readCsv(inPortions(text, size), getColumns(entity)))
const ndjson = (text: string, size = 1_000) => readAll(readNdjson(inPortions(text, size)))
const agency = (agencyNo: string, agencyName: string) => ({ agencyNo, agencyName })

test.each([
  ['commas', 'agencyNo,agencyName\nAG1,One; or so\n', 'One; or so'],
  ['semicolons', 'agencyNo;agencyName\nAG1;One, or so\n', 'One, or so'],
  ['tabs', 'agencyNo\tagencyName\nAG1\tOne, or so\n', 'One, or so'],
  ['quotation marks', 'agencyNo,agencyName\nAG1,"One, ""or"" so"\n', 'One, "or" so'],
  ['blanks around', ' agencyNo , agencyName \n AG1 ,  One\t\n', 'One'],
  ['no end of the last line', 'agencyNo,agencyName\nAG1,One', 'One'],
  ['ends of lines of Windows', 'agencyNo,agencyName\r\nAG1,One\r\n', 'One'],
])('cells with %s', async (_, text, name) => {
  expect(await csv(text)).toEqual([{ line: 2, value: agency('AG1', name) }])
})

test.each([1, 2, 3, 7])('a file that comes %i bytes at a time has the same rows', async (size) => {
  const text = 'agencyNo,agencyName\r\nAG1,"Zoë\r\n& Söhne"\r\n\r\nAG2,"Two"\r\n'
  expect(await csv(text, 'agencies', size)).toEqual([
    { line: 2, value: agency('AG1', 'Zoë\n& Söhne') },
    { line: 5, value: agency('AG2', 'Two') },
  ])
  expect(await ndjson('{"a":"ö"}\r\n\r\n{"a":2}', size)).toEqual([
    { line: 1, value: { a: 'ö' } },
    { line: 3, value: { a: 2 } },
  ])
})

test('an empty cell is a field that is missing, and a line of them is none', async () => {
  expect(await csv('agencyNo,agencyName\n,\nAG1, \nAG2\n')).toEqual([
    { line: 3, value: { agencyNo: 'AG1' } },
    { line: 4, value: { agencyNo: 'AG2' } },
  ])
})

test.each([
  ['yes', true],
  ['TRUE', true],
  ['1', true],
  ['no', false],
  ['False', false],
  ['0', false],
  ['maybe', 'maybe'],
])('a flag that is written as %s', async (text, value) => {
  const [row] = await csv(`agencyNo,agencyName,deleted\nAG1,One,${text}\n`)
  expect(row).toMatchObject({ value: { deleted: value } })
})

const caseRow = async (columns: string, cells: string) => {
  const [row] = await csv(
    `list,contract.coCode,contract.coType,contract.contractNo,${columns}\npending,01,LIF,007,${cells}\n`,
    'cases',
  )
  return row && 'value' in row ? row.value : row
}

test.each([
  ['12', 12],
  ['-12.50', -12.5],
  ['0', 0],
  ['12.', '12.'],
  ['1e3', '1e3'],
  ['1,000', '1,000'],
  ['.5', '.5'],
])('a number that is written as %s', async (text, value) => {
  expect(await caseRow('faceAmount', `"${text}"`)).toMatchObject({ faceAmount: value })
})

test('columns with dots are parts and places of lists, and text keeps its zeros', async () => {
  expect(await caseRow('clients.1.fullName,clients.2.fullName,clients.3.fullName', 'Ada,,Bo')).toEqual({
    list: 'pending',
    contract: { coCode: '01', coType: 'LIF', contractNo: '007' },
    clients: [{ fullName: 'Ada' }, { fullName: 'Bo' }],
  })
})

test('a line of more than a million characters is no line', async () => {
  const long = 'x'.repeat(1_000_001)
  await expect(ndjson(long, 600_000)).rejects.toThrow('has a line of more than 1000000 characters')
  await expect(ndjson(`{"a":1}\n${'x'.repeat(999_999)}`, 600_000)).resolves.toHaveLength(2)
})

const counts = { rows: 5, written: 3, deleted: 1, rejected: 1 }
const report = { entity: 'agencies', file: 'agencies.csv', isTakenOver: true, problem: null, ...counts } as const
const none = { rejections: [], unknownWords: [] }

test('a report says in a line what became of a file, and in others what was wrong', () => {
  const rejections = [
    { line: 3, field: 'agencyNo', reason: 'is missing' },
    { line: 4, field: '', reason: 'is no JSON' },
  ]
  const lines = '  line 3, agencyNo: is missing\n  line 4: is no JSON'
  const summary = 'agencies.csv: 5 rows: 3 new or changed, 1 removed, 1 rejected'
  const unknownWords = [{ word: 'Lost', rows: 2 }]
  const unknown = '  unknown status "Lost" of 2 requirements'
  expect(describeReport({ ...report, rejections, unknownWords }, false)).toBe(`${summary}\n${lines}\n${unknown}`)
  expect(describeReport({ ...report, ...none }, true)).toBe(`${summary} (dry run, nothing was changed)`)
  expect(describeReport({ ...report, ...none, problem: 'has no rows' }, false)).toBe('agencies.csv has no rows')
})
