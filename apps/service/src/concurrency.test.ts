import { expect, test } from 'vitest'
import { serialQueues } from './concurrency.ts'

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
