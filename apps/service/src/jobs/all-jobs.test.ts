// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import type { Services } from '../services.ts'
import { allJobs } from './all-jobs.ts'

test('what people wait for is looked after each minute, statements every five, what has expired once an hour', () => {
  const times = allJobs.map(({ name, schedule, noticedWithin }) => [name, schedule, noticedWithin])
  expect(times).toEqual([
    ['messages', '* * * * *', 10],
    ['answers', '* * * * *', 1],
    ['statements', '*/5 * * * *', 1],
    ['illustrations', '* * * * *', 1],
    ['submissions', '* * * * *', 10],
    ['uploads', '* * * * *', 10],
    ['retention', '17 * * * *', 10],
  ])
})

const runOf = (name: string) => allJobs.find((job) => job.name === name)?.run

test('what is due is sent, and counted', async () => {
  const deliverDue = vi.fn(() => Promise.resolve(3))
  expect(await runOf('messages')?.({ messages: { deliverDue } } as unknown as Services)).toBe(3)
})

test.each(['model', 'prod'])('in %s the home office prepares illustrations, and the service none', async (mode) => {
  const settings = readSettings({ PORTAL_MODE: mode, PUBLIC_URL: 'https://portal.example.com' })
  expect(await runOf('illustrations')?.({ settings } as Services)).toBe(0)
})
