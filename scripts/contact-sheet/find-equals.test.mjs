import { expect, test } from 'vitest'
import { findEquals } from './find-equals.mjs'

const picture = (id, hash, more = {}) => ({
  id,
  title: 'Screens/Sign in',
  window: '1440',
  mode: 'light',
  hash,
  ...more,
})

test('two states of a screen with the same bytes are found once, with every window', () => {
  const pictures = [
    picture('a', '1'),
    picture('b', '1'),
    picture('a', '2', { window: '375' }),
    picture('b', '2', { window: '375' }),
    picture('c', '3'),
  ]
  expect(findEquals(pictures, [])).toEqual([{ ids: ['a', 'b'], windows: ['1440 light', '375 light'] }])
})

test('other screens, windows and modes may look alike', () => {
  const pictures = [
    picture('a', '1'),
    picture('b', '1', { title: 'Screens/Account' }),
    picture('c', '1', { window: '375' }),
    picture('d', '1', { mode: 'dark' }),
  ]
  expect(findEquals(pictures, [])).toEqual([])
})

test('a pair that may be equal is listed with its reason', () => {
  const allowed = [{ ids: ['b', 'a'], reason: 'They differ in what is read out.' }]
  expect(findEquals([picture('a', '1'), picture('b', '1')], allowed)).toEqual([])
})
