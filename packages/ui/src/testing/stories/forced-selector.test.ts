import { expect, test } from 'vitest'
import { forcedSelector } from './forced-selector.js'

test.each([
  ['a pointer over it', '.b:hover', ".b:is(:hover, [data-force='hover'] *, [data-force='active'] *)"],
  ['a pressed pointer', '.b:active', ".b:is(:active, [data-force='active'] *)"],
  ['the keyboard on it', '.b:focus-visible', ".b:is(:focus-visible, [data-forced-focus=''])"],
  [
    'the keyboard inside it',
    '.b:focus-within',
    ".b:is(:focus-within, [data-forced-focus=''], :has([data-forced-focus='']))",
  ],
  ['the keyboard elsewhere', '.b:not(:focus)', ".b:not(:is(:focus, [data-forced-focus='']))"],
])('a rule for %s also holds for a state that is drawn so', (_case, selector, forced) => {
  expect(forcedSelector(selector)).toBe(forced)
})

test('each selector of a list is forced by itself', () => {
  expect(forcedSelector('.a:active, .b')).toBe(".a:is(:active, [data-force='active'] *), .b")
})

test.each(['.b', '.b:disabled', '.b[aria-expanded="true"]', ".b:is(:active, [data-force='active'] *)"])(
  '%s stays as it is',
  (selector) => {
    expect(forcedSelector(selector)).toBeUndefined()
  },
)
