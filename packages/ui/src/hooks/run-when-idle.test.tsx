import { expect, test, vi } from 'vitest'
import { runWhenIdle } from './run-when-idle.js'

test('the steps are done one after another, and none at once', async () => {
  const done: number[] = []
  runWhenIdle([1, 2, 3].map((step) => () => done.push(step)))
  expect(done).toEqual([])
  await vi.waitFor(() => expect(done).toEqual([1, 2, 3]))
})

test('what was ended does no further step', async () => {
  const step = vi.fn()
  const last = vi.fn()
  runWhenIdle([step])()
  runWhenIdle([last])
  await vi.waitFor(() => expect(last).toHaveBeenCalledOnce())
  expect(step).not.toHaveBeenCalled()
})
