// How local the code is: small files that only one other file imports, and folders that hold too many files.
// `node scripts/locality.mjs` lists them; locality.test.mjs holds the bounds.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { root } from './paths.mjs'

const sourceFolders = ['packages/domain', 'packages/ui', 'packages/features', 'apps/portal', 'apps/service']
const importPattern = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const isTest = (file) => /\.(test|stories|fixture)\.tsx?$/.test(file) || /\/testing\//.test(file)
/** Files that are alike and read one at a time: nobody hops between them. */
const isSeries = (file) => /\/migrations\//.test(file)

const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))

const countLines = (source) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length

function resolveImport(file, specifier) {
  const path = join(dirname(file), specifier).split(sep).join('/')
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')]
  return candidates.find((candidate) => existsSync(join(root, candidate)))
}

/**
 * Reads the sources of all packages.
 * @returns {{ file: string, lines: number, importers: string[] }[]} lines of code, without blanks and comments
 */
export function readSources() {
  const files = sourceFolders.flatMap((folder) => listFiles(join(root, folder, 'src')))
  const sources = new Map(
    files
      .filter((file) => !isTest(file))
      .map((file) => [file, { file, text: readFileSync(join(root, file), 'utf8'), importers: new Set() }]),
  )
  for (const { file, text } of sources.values())
    for (const [, specifier] of text.matchAll(importPattern))
      sources.get(resolveImport(file, specifier))?.importers.add(file)
  return [...sources.values()].map(({ file, text, importers }) => ({
    file,
    lines: countLines(text),
    importers: [...importers],
  }))
}

const hasOwnCheck = (file) => {
  const name = file.replace(/\.tsx?$/, '')
  return ['.test.ts', '.test.tsx', '.stories.tsx'].some((ending) => existsSync(join(root, name + ending)))
}

/** Files with fewer than 25 lines of code, one importer, and no test or story of their own. */
export const findFragments = (sources) =>
  sources.filter(
    ({ file, lines, importers }) =>
      lines < 25 && importers.length === 1 && basename(file) !== 'index.ts' && !isSeries(file) && !hasOwnCheck(file),
  )

/** Folders with more than 30 source files, tests and stories not counted. */
export const findCrowdedFolders = (sources) =>
  Object.entries(Object.groupBy(sources, ({ file }) => dirname(file)))
    .map(([folder, files]) => ({ folder, count: files.length }))
    .filter(({ count }) => count > 30)

if (process.argv[1] === import.meta.filename) {
  const sources = readSources()
  const fragments = findFragments(sources)
  for (const { file, lines, importers } of fragments) console.log(`${lines}\t${file}\t<- ${importers[0]}`)
  for (const { folder, count } of findCrowdedFolders(sources)) console.log(`${count} files\t${folder}`)
  console.log(`${fragments.length} small single-use files of ${sources.length}`)
}
