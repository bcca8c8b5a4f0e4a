// @vitest-environment node
import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency.ts'

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
