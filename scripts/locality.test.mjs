// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findCrowdedFolders, findFragments, readSources } from './locality.mjs'

const sources = readSources()

describe('a reader finds the parts of one idea in one place', () => {
  test('the sources of all packages are read', () => {
    expect(sources.length).toBeGreaterThan(900)
    expect(new Set(sources.map(({ file }) => file.split('/').slice(0, 2).join('/'))).size).toBe(5)
  })

  test('fewer than 45 small files are used by one other file alone', () => {
    const fragments = findFragments(sources).map(({ file }) => file)
    expect(fragments.slice(44), `one too many of: ${fragments.join(', ')}`).toEqual([])
  })

  test('no folder has more than 30 source files', () => {
    expect(findCrowdedFolders(sources)).toEqual([])
  })
})

const createFiles = (count) => Array.from({ length: count }, (_, index) => ({ file: `packages/ui/src/a/${index}.ts` }))

describe('a small file with one importer', () => {
  const file = 'packages/ui/src/components/Sample/sample.ts'
  const importers = ['packages/ui/src/components/Sample/Sample.tsx']

  test.each([
    ['counts', { file, lines: 24, importers }, 1],
    ['does not count when it is long enough', { file, lines: 25, importers }, 0],
    ['does not count when two files use it', { file, lines: 10, importers: [...importers, 'x.ts'] }, 0],
    ['does not count when it is an entry', { file: 'packages/ui/src/font/index.ts', lines: 3, importers }, 0],
    [
      'does not count when it is a migration',
      { file: 'apps/service/src/store/migrations/1.ts', lines: 3, importers },
      0,
    ],
    ['does not count when it has a test', { file: 'packages/domain/src/brand/brands.ts', lines: 3, importers }, 0],
  ])('%s', (_title, source, count) => {
    expect(findFragments([source])).toHaveLength(count)
  })
})

test('a folder counts as crowded from 31 files on', () => {
  expect(findCrowdedFolders(createFiles(30))).toEqual([])
  expect(findCrowdedFolders(createFiles(31))).toEqual([{ folder: 'packages/ui/src/a', count: 31 }])
})
