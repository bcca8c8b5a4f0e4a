// @vitest-environment node
import { expect, test } from 'vitest'
import { unshown } from './coverage.mjs'

test.each([
  ['with props', '<Button variant="primary">'],
  ['alone on its line', '<Button\n  isPending\n>'],
  ['closed at once', '<Button/>'],
])('a component is shown %s', (_title, source) => {
  expect(unshown(['Button'], ['', source])).toEqual([])
})

test.each([
  ['is only imported', "import { Button } from '@producer-portal/ui'"],
  ['lends its name to a longer one', '<ButtonGroup>'],
])('a component is not shown when it %s', (_title, source) => {
  expect(unshown(['Button'], [source])).toEqual(['Button'])
})
