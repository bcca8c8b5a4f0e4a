// @vitest-environment node
import { expect, test } from 'vitest'
import { concurrencyLimit, serialQueues } from './concurrency.ts'

test('as many tasks run at once as the limit says, for each key, and one that ends makes room for one', () => {
  const limit = concurrencyLimit(2)
  const [first, second] = [limit.begin('rivera'), limit.begin('rivera')]
  expect([first, second]).not.toContain(null)
  expect(limit.begin('rivera')).toBeNull()
  expect(limit.begin('okafor')).not.toBeNull()
  first?.()
  expect(limit.begin('rivera')).not.toBeNull()
  expect(limit.begin('rivera')).toBeNull()
})

test('the tasks of a key wait for each other, even for one that fails, and not for those of another key', async () => {
  const inTurn = serialQueues()
  const first = Promise.withResolvers<string>()
  const order: string[] = []
  const note = (name: string) => () => {
    order.push(name)
    return Promise.resolve(name)
  }
  const failing = inTurn('rivera', () => first.promise)
  const second = inTurn('rivera', note('second'))
  await inTurn('okafor', note('other'))
  expect(order).toEqual(['other'])
  first.reject(new Error('stop'))
  await expect(failing).rejects.toThrow('stop')
  await expect(second).resolves.toBe('second')
  await expect(inTurn('rivera', note('third'))).resolves.toBe('third')
  expect(order).toEqual(['other', 'second', 'third'])
})
