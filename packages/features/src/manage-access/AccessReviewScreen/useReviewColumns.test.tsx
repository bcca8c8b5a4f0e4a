import type { AccessLine } from '@producer-portal/domain/manage-access'
import { expect, test } from 'vitest'
import { decide } from './useReviewColumns.js'

const line = (id: string) => ({ id }) as AccessLine
const both = [line('a'), line('b')]

test('a decision about several lines takes the place of others, and the same one again takes it back', () => {
  const first = decide(new Map(), [line('a')], 'Confirmed')
  const all = decide(first, both, 'Confirmed')
  expect([...all]).toEqual([
    ['a', 'Confirmed'],
    ['b', 'Confirmed'],
  ])
  expect([...decide(all, both, 'Confirmed')]).toEqual([])
  expect(decide(all, [line('a')], 'Removed').get('a')).toBe('Removed')
  expect([...first]).toEqual([['a', 'Confirmed']])
})
