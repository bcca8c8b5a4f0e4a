import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listEntries } from './entries.mjs'
import { root } from './paths.mjs'
import { findLongProps, findUntypedRecords, readProps, readPublicTypes } from './public-props.mjs'

const readTypes = (folder) =>
  listEntries(join(root, folder)).flatMap((path) => readPublicTypes(join(root, folder, path)))

describe.each(['packages/ui', 'packages/features'])('the exported types of %s', (folder) => {
  const types = readTypes(folder)

  test('are found', () => {
    expect(readProps(types).count).toBeGreaterThan(200)
  })

  test('say in a comment what each prop does', () => {
    expect(readProps(types).undocumented).toEqual([])
  })

  test('name their members instead of allowing any', () => {
    expect(findUntypedRecords(types)).toEqual([])
  })
})

test('a component of features has at most 18 props of its own', () => {
  expect(findLongProps(readTypes('packages/features'), 18)).toEqual([])
})

describe('a prop without a comment is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-props-'))
  const write = (name, source) => writeFileSync(join(folder, name), source)
  write('index.ts', "export { Box, type BoxProps } from './Box.js'\nexport type { Handlers } from './Box.js'\n")
  write(
    'Box.tsx',
    `import type { FrameProps } from './frame-props.js'
    export interface BoxProps extends FrameProps {
      title: string
      /** Below the title. */
      hint?: string
    }
    export type Handlers = Readonly<Record<string, unknown>>
    interface InnerProps { secret: string }`,
  )
  write('frame-props.ts', 'export interface FrameProps { width: number }')
  const types = readPublicTypes(join(folder, 'index.ts'))

  test('also one that the props inherit, but none of a type that stays inside', () => {
    const { count, undocumented } = readProps(types)
    expect(count).toBe(3)
    expect(undocumented.map((prop) => prop.split(': ').at(-1))).toEqual(['BoxProps.title', 'FrameProps.width'])
  })

  test('as is a component with too many props of its own', () => {
    expect(findLongProps(types, 1).map((type) => type.split(': ').at(-1))).toEqual(['BoxProps has 2'])
  })

  test('as is a type that says nothing', () => {
    expect(findUntypedRecords(types).map((type) => type.split(': ').at(-1))).toEqual(['Handlers'])
  })
})
