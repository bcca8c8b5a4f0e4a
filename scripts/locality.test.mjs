// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { root } from './paths.mjs'
import { findCrowdedFolders, findFragments, readSources } from './locality.mjs'

const sources = readSources()

describe('the parts of one idea are in one place', () => {
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

/** The second column of a flow's table: ['package', '`file`, `folder/file`']. */
const readFiles = (flow) =>
  [...flow.matchAll(/\['[^']+', '([^']+)'\]|'[^']+',\s+'([^']+)',\s+\]/g)]
    .flatMap(([, short, long]) => [...(short ?? long).matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name.split('/').at(-1))

describe('the record of the flows', () => {
  const [, limits, ...flows] = readFileSync(`${root}stories/guides/decisions/Locality.mdx`, 'utf8')
    .split('## Cost')[0]
    .split(/^### |## Decision/m)
  const rows = [...limits.matchAll(/\['([^']+)', '\d+', '(\d+)', '(\d+)'\]/g)].map(([, ...row]) => row)
  test.each(rows.map(([title, now, limit], index) => ({ title, now: Number(now), limit: Number(limit), index })))(
    '$title: every file exists, and there are as many as it says',
    ({ now, limit, index }) => {
      const names = readFiles(flows[index])
      const missing = names.filter((name) => !sources.some(({ file }) => new RegExp(`/${name}\\.tsx?$`).test(file)))
      expect(missing).toEqual([])
      expect(names).toHaveLength(now)
      expect(now).toBeLessThanOrEqual(limit)
    },
  )
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
