import { expect, test } from 'vitest'
import { toggledIds } from './toggled-ids.js'

test.each([
  ['many', ['a'], 'b', true, ['a', 'b']],
  ['many', ['a', 'b'], 'a', false, ['b']],
  ['many', ['a'], 'a', true, ['a']],
  ['one', ['a'], 'b', true, ['b']],
  ['one', ['a'], 'a', false, []],
] as const)('with %s open at most, %j and %s becoming %s gives %j', (limit, open, id, isOpen, after) => {
  expect(toggledIds(open, id, isOpen, limit)).toEqual(after)
})
