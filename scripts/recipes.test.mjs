// Holds the recipes of stories/guides/Recipes.mdx: a change that they describe touches no more files than they name.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

/** The sources of the packages and apps, without tests and stories. */
const production = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|fixture)\.tsx?$|\/(mocks|testing)\//.test(file))
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/** They name a row, or are drawn as links. */
const drawnColumns = ['insured-name', 'owner-name', 'contract-number']

test.each([
  ['case', 'packages/domain/src/cases/case-lists.ts', /\/src\/(cases|column-settings|dashboard|exports|lists)\//],
  ['in-force', 'packages/domain/src/inforce/inforce-columns.ts', /\/src\/(inforce|dashboard|exports|lists)\//],
])('a column of the %s lists is described in one file', (_, home, folders) => {
  const sources = production.filter(({ file }) => folders.test(file))
  const columns = sources.find(({ file }) => file === home)?.source ?? ''
  // Ids of one word, such as 'requirements', are words of other things too
  const ids = Array.from(columns.matchAll(/\b(?:id: |dateColumn\()'(\w+(?:-\w+)+)'/g), ([, id]) => id)
  const own = ids.filter((id) => !drawnColumns.includes(id))
  expect(own.length).toBeGreaterThan(10)
  for (const id of own) {
    expect(sources.filter(({ source }) => source.includes(`'${id}'`)).map(({ file }) => file)).toEqual([home])
  }
})

test('a brand is described in one file', () => {
  const brands = 'packages/domain/src/brand/brands.ts'
  const ids = Array.from(readFileSync(join(root, brands), 'utf8').matchAll(/^ {2}id: '([\w-]+)'/gm), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids) {
    expect(production.filter(({ source }) => source.includes(`'${id}'`)).map(({ file }) => file)).toEqual([brands])
  }
})

const patch = 'scripts/recipes/commission-ledger.patch'

test('a new screen with list and export touches the 14 files that its recipe names', () => {
  const guide = readFileSync(join(root, 'stories/guides/Recipes.mdx'), 'utf8')
  const files = Array.from(
    readFileSync(join(root, patch), 'utf8').matchAll(/^diff --git a\/\w+\/(\S+)/gm),
    ([, file]) => file,
  )
  // Each language pack has the texts, too
  const own = files.filter((file) => !file.startsWith('features/src/locales/'))
  expect(own).toHaveLength(14)
  expect(own.filter((file) => !guide.includes(`\`${file.replace(/\d{4}-/, '00NN-')}\``))).toEqual([])
})

// `npm test -- recipe` builds it
test('the patch of that screen applies', () => {
  const { stderr } = spawnSync('git', ['apply', '--check', patch], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
})
