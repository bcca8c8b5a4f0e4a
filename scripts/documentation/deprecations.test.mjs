// What goes or changes says so in time, and how to follow: see Guides / Releases.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../paths.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const { version } = JSON.parse(read('packages/ui/package.json'))
const codemods = globSync('packages/codemods/src/upgrade-*.ts', { cwd: root }).map((file) => basename(file, '.ts'))

const isAtMost = (a, b) => a.localeCompare(b, 'en-US', { numeric: true }) <= 0

/** What says how to follow a change: a codemod that exists, or that it's done by hand. */
function findWay(text) {
  const [, codemod] = /codemod `([^`]+)`/i.exec(text) ?? []
  if (codemod) return codemods.includes(codemod) ? undefined : `there is no codemod ${codemod}`
  return /by hand/i.test(text) ? undefined : 'names no codemod, and does not say "by hand"'
}

/** What is wrong with a `@deprecated` tag: undefined when nothing is. */
function findTagFault(tag, current) {
  const [, since, gone, rest = ''] =
    /^since (\d+\.\d+), gone in (\d+\.\d+): ([^]+)$/.exec(tag.replaceAll(/\s+/g, ' ')) ?? []
  if (!since) return 'is not of the form "since 0.3, gone in 0.5: use `this`. Codemod `upgrade-0.3`."'
  if (isAtMost(gone, current)) return `should be gone since ${gone}`
  return findWay(rest)
}

/** Changes that break a site, among the paragraphs of a changeset or changelog. */
const findBreaks = (text) => text.split(/\n\s*\n|\n(?=- )/).filter((part) => part.includes('**Breaking'))

test('all that is deprecated says since when, until when, and what to use', () => {
  const faults = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/@deprecated ([^@]*?)\s*(?:\n\s*\*\s*@|\*\/)/g)].flatMap(([, tag]) => {
      const fault = findTagFault(tag.replaceAll(/\n\s*\*/g, ''), version)
      return fault ? [`${file}: ${fault}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test('all that breaks a site names its codemod or says that it is done by hand', () => {
  const texts = globSync('{.changeset,packages/*}/*.md', { cwd: root, exclude: ['**/README.md'] }).map((file) => [
    file,
    read(file),
  ])
  const faults = texts.flatMap(([file, text]) =>
    findBreaks(text).flatMap((part) => {
      const fault = findWay(part)
      return fault ? [`${file}: ${fault}`] : []
    }),
  )
  expect(faults).toEqual([])
  expect(texts.flatMap(([, text]) => findBreaks(text)).length).toBeGreaterThan(0)
})

describe('a tag', () => {
  test.each([
    'since 0.3, gone in 0.5: use `Meter`. Codemod `upgrade-0.2`.',
    'since 0.3, gone in 0.5: use `Meter`. By hand: its `max` counts from 0.',
  ])('is right: %s', (tag) => {
    expect(findTagFault(tag, '0.4.0')).toBeUndefined()
  })

  test.each([
    ['use `Meter`', 'not of the form'],
    ['since 0.3, gone in 0.5: use `Meter`.', 'names no codemod'],
    ['since 0.3, gone in 0.5: use `Meter`. Codemod `upgrade-9`.', 'no codemod upgrade-9'],
    ['since 0.1, gone in 0.3: use `Meter`. By hand.', 'should be gone since 0.3'],
  ])('is wrong: %s', (tag, fault) => {
    expect(findTagFault(tag, '0.4.0')).toContain(fault)
  })
})
