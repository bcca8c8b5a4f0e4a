// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { dayAfter } from './days.ts'
import { processLog } from './log.ts'

const now = new Date('2026-03-16T15:00:00.000Z')
const written = { out: [] as string[], err: [] as string[] }

beforeEach(() => {
  written.out = []
  written.err = []
  vi.useFakeTimers({ now })
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.out.push(String(text)) > 0)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.err.push(String(text)) > 0)
})

test('an event is one line with its time, whatever a client has put into it', () => {
  processLog.event('signed in', { user: 'rivera', tries: 2 })
  processLog.event('refused', { path: 'a\n2026 forged "b"' })
  processLog.event('started')
  expect(written).toEqual({
    out: [
      '2026-03-16T15:00:00.000Z signed in user="rivera" tries=2\n',
      '2026-03-16T15:00:00.000Z refused path="a\\n2026 forged \\"b\\""\n',
      '2026-03-16T15:00:00.000Z started\n',
    ],
    err: [],
  })
})

test('an error goes where errors go, with its stack, or in words where it has none', () => {
  const error = new Error('no')
  processLog.error('not sent', error, { id: 7 })
  processLog.error('not sent', Object.assign(new Error('gone'), { stack: undefined }))
  processLog.error('not sent', { message: 'nothing' })
  expect(written).toEqual({
    out: [],
    err: [
      `2026-03-16T15:00:00.000Z not sent id=7 ${error.stack}\n`,
      '2026-03-16T15:00:00.000Z not sent gone\n',
      '2026-03-16T15:00:00.000Z not sent nothing\n',
    ],
  })
})

test.each([
  ['2026-03-16T15:00:00Z', 1, '2026-03-17'],
  ['2026-12-31T15:00:00Z', 1, '2027-01-01'],
  ['2028-02-28T15:00:00Z', 1, '2028-02-29'],
  ['2026-03-16T15:00:00Z', 0, '2026-03-16'],
  ['2026-03-16T15:00:00Z', 180, '2026-09-12'],
  ['2026-03-01T15:00:00Z', -1, '2026-02-28'],
])('%s and %i days later', (moment, days, expected) => {
  expect(dayAfter(new Date(moment), days)).toBe(expected)
})
