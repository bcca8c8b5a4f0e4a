import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTimings } from './summary.mjs'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'summary-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name, data) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(data))
  return file
}

test('the slowest come first', () => {
  const file = write('stories.json', {
    timings: [
      { title: 'a', seconds: 1 },
      { title: 'b', seconds: 3 },
    ],
  })
  expect(readTimings({ report: { reader: 'stories', file } }).map(({ title }) => title)).toEqual(['b', 'a'])
})

test('timings can be in a file of their own', () => {
  const file = write('unit.json', {})
  const timings = write('unit-timings.json', { timings: [{ title: 'a', seconds: 1 }] })
  expect(readTimings({ report: { reader: 'vitest', file }, timings })).toHaveLength(1)
})

test('a journey takes as long as all its results', () => {
  const spec = {
    file: 'a.spec.ts',
    line: 4,
    title: 'signs in',
    tests: [{ results: [{ duration: 500 }, { duration: 250 }] }],
  }
  const file = write('e2e.json', { suites: [{ suites: [{ specs: [spec] }] }] })
  expect(readTimings({ report: { reader: 'playwright', file } })).toEqual([
    { title: 'a.spec.ts:4 signs in', seconds: 0.75 },
  ])
})

test('a step without a report, or whose report is missing, has no timings', () => {
  expect(readTimings({})).toEqual([])
  expect(readTimings({ report: { reader: 'stories', file: join(folder, 'missing.json') } })).toEqual([])
})
