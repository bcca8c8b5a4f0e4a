import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as firstIcons from '../src/icons/icons.ts'
import * as taskIcons from '../src/icons/task-icons.ts'
import { drawings } from './icons.mjs'

test('the icons are those that lucide has now: run node packages/ui/build/icons.mjs after a change', () => {
  const paths = Object.entries({ ...firstIcons, ...taskIcons }).map(([name, icon]) => {
    const [, path] = / d="([^"]+)"/.exec(renderToStaticMarkup(createElement(icon))) ?? []
    return [name, path]
  })
  expect(Object.fromEntries(paths)).toEqual(
    Object.fromEntries(Object.entries(drawings).map(([name, { path }]) => [name, path])),
  )
})
