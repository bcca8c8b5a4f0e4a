import { describe, expect, test } from 'vitest'
import * as publicEntry from '../../index.js'

/** Components that draw nothing of their own: they need guidance, and no sheet of states. */
const drawNothing = [
  'ErrorBoundary',
  'LinkProvider',
  'LiveRegionProvider',
  'LiveText',
  'Portal',
  'StatusRegion',
  'ToastProvider',
  'VisuallyHidden',
]

const storyFiles = import.meta.glob<string>('../../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const componentFiles = Object.keys(import.meta.glob('../../components/*/*.{ts,tsx}'))

const getPath = (name: string, ending: string) => `../../components/${name}/${name}${ending}`
const documented = Object.keys(publicEntry).filter((name) =>
  ['.tsx', '.ts'].some((ending) => componentFiles.includes(getPath(name, ending))),
)
const drawn = documented.filter((name) => !drawNothing.includes(name))

const getStories = (name: string) => storyFiles[getPath(name, '.stories.tsx')] ?? ''
const getGuidance = (name: string) =>
  /^const guidance = \{.*?^\} satisfies Guidance$/ms.exec(getStories(name))?.[0] ?? ''

test('the public components are found', () => {
  expect(documented.length).toBeGreaterThan(50)
  expect(drawNothing.filter((name) => !documented.includes(name))).toEqual([])
})

describe.each(documented)('a designer who opens the page of %s', (name) => {
  test('reads when to use it, when not to, and which pattern it follows', () => {
    expect(getGuidance(name), `the stories of ${name} have a guidance`).not.toBe('')
    expect(getGuidance(name), 'empty words').not.toMatch(/'.?'/)
    expect(getStories(name)).toMatch(/^ {2}parameters: \{ guidance\b/m)
  })

  test('sees its status', () => {
    const [, tags] = /^ {2}tags: \[(.*)\],?$/m.exec(getStories(name)) ?? []
    expect(
      tags?.split(', ').filter((tag) => ['stable', 'beta', 'experimental'].includes(tag.slice(1, -1))),
    ).toHaveLength(1)
  })
})

describe.each(drawn)('a reviewer of %s', (name) => {
  test('finds all its parts named and all its states on one sheet', () => {
    expect(getGuidance(name)).toMatch(/^ {2}anatomy: \[[^\]]/m)
    expect(getStories(name)).toMatch(/^export const States\b/m)
    expect(getStories(name)).toContain('sheetParameters')
  })
})
