import { describe, expect, test } from 'vitest'
import * as publicEntry from '../../index.js'
import type { Guidance } from './guidance.js'

/** Components that draw nothing of their own: they need guidance, and no sheet of states. */
const drawNothing = [
  'ErrorBoundary',
  'LinkProvider',
  'LiveRegionProvider',
  'Portal',
  'StatusRegion',
  'ToastProvider',
  'VisuallyHidden',
]

const guidanceFiles = import.meta.glob<Record<string, Guidance>>('../../components/*/*.guidance.ts', { eager: true })
const storyFiles = import.meta.glob<string>('../../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const componentFiles = Object.keys(import.meta.glob('../../components/*/*.{ts,tsx}'))

const getPath = (name: string, ending: string) => `../../components/${name}/${name}${ending}`
const getVariableName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Guidance`
const documented = Object.keys(publicEntry).filter((name) =>
  ['.tsx', '.ts'].some((ending) => componentFiles.includes(getPath(name, ending))),
)
const drawn = documented.filter((name) => !drawNothing.includes(name))

const getGuidance = (name: string) => guidanceFiles[getPath(name, '.guidance.ts')]?.[getVariableName(name)]
const getStories = (name: string) => storyFiles[getPath(name, '.stories.tsx')] ?? ''
const isFilled = (texts: readonly string[]) => texts.length > 0 && texts.every((text) => text.trim().length > 1)

test('the public components are found', () => {
  expect(documented.length).toBeGreaterThan(50)
  expect(drawNothing.filter((name) => !documented.includes(name))).toEqual([])
})

describe.each(documented)('a designer who opens the page of %s', (name) => {
  test('reads when to use it, when not to, and which pattern it follows', () => {
    const guidance = getGuidance(name)
    expect(guidance, `${name}.guidance.ts exports ${getVariableName(name)}`).toBeDefined()
    if (!guidance) return
    expect(['stable', 'beta']).toContain(guidance.status)
    expect(isFilled(guidance.when), 'when').toBe(true)
    expect(isFilled(guidance.whenNot), 'whenNot').toBe(true)
    expect(isFilled([guidance.pattern]), 'pattern').toBe(true)
    expect(isFilled([...guidance.anatomy, ...guidance.keyboard].flat().concat('no empty words')), 'words').toBe(true)
  })

  test('sees its status, the same as in its guidance', () => {
    const stories = getStories(name)
    const [, tags] = /^ {2}tags: \[(.*)\],?$/m.exec(stories) ?? []
    expect(stories).toContain(`guidance: ${getVariableName(name)}`)
    expect(tags?.split(', ')).toContain(`'${getGuidance(name)?.status}'`)
  })
})

describe.each(drawn)('a reviewer of %s', (name) => {
  test('finds all its parts named and all its states on one sheet', () => {
    expect(getGuidance(name)?.anatomy.length, 'anatomy').toBeGreaterThan(0)
    expect(getStories(name)).toMatch(/^export const States\b/m)
    expect(getStories(name)).toContain('sheetParameters')
  })
})
