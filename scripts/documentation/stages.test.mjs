import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findStage } from '../../.storybook/docs/stages.ts'
import { root } from '../paths.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const readAll = (pattern) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.{test,stories,evidence}.{ts,tsx}'] })
    .map(read)
    .join('\n')

const budgets = JSON.parse(read('packages/ui/size-budget.json'))
const samples = read('packages/ui/src/testing/component-samples.tsx')
const screens = readAll('{packages/features,apps/portal}/src/**/*.{ts,tsx}')
const parts = readAll('packages/ui/src/components/**/*.{ts,tsx}')

/** Stable without a play function or evidence of their own: nobody operates them, and axe-core judges all their stories. */
const still = [
  'Avatar',
  'Badge',
  'BrandLogo',
  'Card',
  'DescriptionListSkeleton',
  'Field',
  'Skeleton',
  'Spinner',
  'StatusBadge',
  'Text',
]

const components = globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root }).flatMap((file) => {
  const stories = read(file)
  const [, tags = ''] = /^ {2}tags: \[(.*)\],?$/m.exec(stories) ?? []
  const stage = findStage(tags.split(', ').map((tag) => tag.slice(1, -1)))
  if (!stage) return []
  const name = basename(file, '.stories.tsx')
  return {
    name,
    stage,
    hasBudget: name in budgets,
    hasSample: samples.includes(`<${name}`) || samples.includes(`${name}:`),
    isUsed: new RegExp(`\\b${name}\\b`).test(screens) || parts.includes(`<${name}`),
    isTried: /\bplay\b/.test(stories) || existsSync(join(root, file.replace('.stories.tsx', '.evidence.ts'))),
  }
})

/** What a component lacks for the stage that its tag names: empty when it has all. */
function findLacks({ name, stage, hasBudget, hasSample, isUsed, isTried }) {
  return [
    !hasBudget && 'a limit of its size',
    !hasSample && 'a sample for what all components share',
    stage !== 'experimental' && !isUsed && 'a screen that uses it',
    stage === 'stable' && !isTried && !still.includes(name) && 'a play function or evidence',
  ].filter(Boolean)
}

describe('a component', () => {
  test.each(components)('$name has what its stage, $stage, asks for', (component) => {
    expect(findLacks(component)).toEqual([])
  })

  test('that nobody operates is listed only while it has neither play function nor evidence', () => {
    expect(components.filter(({ name, isTried }) => isTried && still.includes(name))).toEqual([])
  })

  const whole = { name: 'Meter', hasBudget: true, hasSample: true, isUsed: true, isTried: true }

  test.each([
    [{ ...whole, stage: 'stable', isTried: false }, ['a play function or evidence']],
    [{ ...whole, stage: 'beta', isUsed: false }, ['a screen that uses it']],
    [{ ...whole, stage: 'experimental', hasBudget: false, isUsed: false }, ['a limit of its size']],
    [{ ...whole, stage: 'experimental', hasSample: false }, ['a sample for what all components share']],
  ])('that lacks something is found: %j', (component, lacks) => {
    expect(findLacks(component)).toEqual(lacks)
  })
})
