import { describe, expect, test } from 'vitest'
import * as publicEntry from '../../index.js'
import type { Guidance } from './Guidance.js'

/** Components that draw nothing of their own: they need guidance, and no sheet of states. */
const drawNothing = ['ErrorBoundary', 'LinkProvider', 'LiveRegionProvider', 'Portal', 'ToastProvider', 'VisuallyHidden']

const guidanceFiles = import.meta.glob<Record<string, Guidance>>('../../components/*/*.guidance.ts', { eager: true })
const storyFiles = import.meta.glob<string>('../../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const componentFiles = Object.keys(import.meta.glob('../../components/*/*.{ts,tsx}'))

const fileOf = (name: string, ending: string) => `../../components/${name}/${name}${ending}`
const isVariableNameOf = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Guidance`
const documented = Object.keys(publicEntry).filter((name) =>
  ['.tsx', '.ts'].some((ending) => componentFiles.includes(fileOf(name, ending))),
)
const drawn = documented.filter((name) => !drawNothing.includes(name))

const guidanceOf = (name: string) => guidanceFiles[fileOf(name, '.guidance.ts')]?.[isVariableNameOf(name)]
const storiesOf = (name: string) => storyFiles[fileOf(name, '.stories.tsx')] ?? ''
const isFilled = (texts: readonly string[]) => texts.length > 0 && texts.every((text) => text.trim().length > 1)

test('the public components are found', () => {
  expect(documented.length).toBeGreaterThan(50)
  expect(drawNothing.filter((name) => !documented.includes(name))).toEqual([])
})

describe.each(documented)('a designer who opens the page of %s', (name) => {
  test('reads when to use it, when not to, and which pattern it follows', () => {
    const guidance = guidanceOf(name)
    expect(guidance, `${name}.guidance.ts exports ${isVariableNameOf(name)}`).toBeDefined()
    if (!guidance) return
    expect(['stable', 'beta']).toContain(guidance.status)
    expect(isFilled(guidance.when), 'when').toBe(true)
    expect(isFilled(guidance.whenNot), 'whenNot').toBe(true)
    expect(isFilled([guidance.pattern]), 'pattern').toBe(true)
    expect(isFilled([...guidance.anatomy, ...guidance.keyboard].flat().concat('no empty words')), 'words').toBe(true)
  })

  test('sees its status, the same as in its guidance', () => {
    const stories = storiesOf(name)
    const [, tags] = /^ {2}tags: \[(.*)\],?$/m.exec(stories) ?? []
    expect(stories).toContain(`guidance: ${isVariableNameOf(name)}`)
    expect(tags?.split(', ')).toContain(`'${guidanceOf(name)?.status}'`)
  })
})

describe.each(drawn)('a reviewer of %s', (name) => {
  test('finds all its parts named and all its states on one sheet', () => {
    expect(guidanceOf(name)?.anatomy.length, 'anatomy').toBeGreaterThan(0)
    expect(storiesOf(name)).toMatch(/^export const States\b/m)
    expect(storiesOf(name)).toContain('sheetParameters')
  })
})
