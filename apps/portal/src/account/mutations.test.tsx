import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderQuery } from '../testing/render-query.js'
import { useNotificationToggle } from './mutations.js'
import { useQuery } from '../api/useQuery.js'
import { getNotificationPreferences } from '@producer-portal/domain/account'

const [first, second] = ['newbusiness-received', 'newbusiness-followup'] as const

/** The service's state: it takes over what is saved once the answer to that is sent. */
let held: Record<string, boolean>
/** Answers the saving calls, in the order in which they were sent. */
let answers: ((status: number) => Promise<void>)[]
let reads: number
/** True if the service can't be asked what it holds. */
let isDown: boolean

beforeEach(() => {
  held = { [first]: false, [second]: false }
  answers = []
  reads = 0
  isDown = false
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    if (init?.method !== 'POST') {
      reads += 1
      if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
      const list = Object.entries(held).map(([key, enabled]) => ({ key, enabled, allowedByGA: true }))
      return Promise.resolve(new Response(JSON.stringify(list)))
    }
    const { key, enabled } = JSON.parse(String(init.body)) as { key: string; enabled: boolean }
    return new Promise((resolve) => {
      answers.push((status) =>
        act(async () => {
          if (status === 200) held[key] = enabled
          resolve(new Response('{}', { status }))
          await new Promise((read) => setTimeout(read))
        }),
      )
    })
  })
})

async function open() {
  const page = renderQuery(() => ({
    list: useQuery(getNotificationPreferences, {}).data,
    turn: useNotificationToggle(),
  }))
  await waitFor(() => expect(page.current.list).toBeDefined())
  return {
    turn: (key: typeof first | typeof second, isOn: boolean) => act(() => void page.current.turn(key, isOn)),
    isOn: (key: string) => page.current.list?.find((each) => each.key === key)?.enabled,
  }
}

test('an email is switched at once, and back if saving fails', async () => {
  const { turn, isOn } = await open()
  turn(first, true)
  expect(isOn(first)).toBe(true)
  await answers[0]?.(500)
  expect(isOn(first)).toBe(false)
})

test('an email that was not saved is switched back, even while the service cannot be asked', async () => {
  const { turn, isOn } = await open()
  isDown = true
  turn(first, true)
  await answers[0]?.(500)
  expect(isOn(first)).toBe(false)
})

test('of two choices in a row the last one stays, whichever is answered last', async () => {
  const { turn, isOn } = await open()
  turn(first, true)
  turn(first, false)
  await answers[0]?.(200)
  expect(isOn(first)).toBe(false)
  await answers[1]?.(200)
  expect(isOn(first)).toBe(false)
})

test('what the service says beside a choice that is under way does not undo that choice', async () => {
  const { turn, isOn } = await open()
  turn(first, true)
  turn(second, true)
  await answers[1]?.(200)
  expect(isOn(first)).toBe(true)
  expect(reads).toBe(1)
  await answers[0]?.(200)
  expect([isOn(first), isOn(second), reads]).toEqual([true, true, 2])
})
