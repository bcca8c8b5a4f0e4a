import { expect, test } from 'vitest'
import { yieldToMain } from './yield-to-main.js'

test('other tasks run before the work continues', async () => {
  const order: string[] = []
  const other = new MessageChannel()
  const otherRan = new Promise<void>((resolve) => {
    other.port1.addEventListener('message', () => {
      order.push('other task')
      other.port1.close()
      resolve()
    })
    other.port1.start()
  })
  other.port2.postMessage(null)
  await yieldToMain()
  order.push('work')
  await otherRan
  expect(order).toEqual(['other task', 'work'])
})
