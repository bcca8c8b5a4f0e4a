import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** The one way that arrows point: a room may import from itself and from those it names. */
export const arrows = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/features': ['packages/domain', 'packages/ui'],
  'apps/portal': ['packages/domain', 'packages/ui', 'packages/features'],
  'apps/service': ['packages/domain'],
}

/** Libraries that have one home. */
const homes = [
  {
    library: /^swr(\/|$)/,
    home: /^apps\/portal\/src\/(api\/|testing\/|[\w-]+\/queries\.ts$)/,
    name: "the portal's api/ and the queries.ts of a subject",
  },
  {
    library: /^jotai(\/|$)/,
    home: /^apps\/portal\/src\/[\w-]+\/state(\.test)?\.tsx?$/,
    name: "the portal's state.ts files",
  },
  { library: /^react-router/, home: /^apps\/portal\/src\//, name: 'the portal' },
]

/** What features share among themselves; every other folder of features is a subject and stands alone. */
const sharedByFeatures = ['i18n', 'testing']

/** The folders of the service from the ground up: each may import from itself and from those before it. */
const serviceFolders = ['config', 'store', 'http', 'auth', 'uploads', 'identity', 'portal', 'routes', 'seed', 'server']

const isTest = (file) => /\.(test|stories|fixture)\.tsx?$|-stories\.tsx?$|\/testing\//.test(file)
/** Where mock data may be used besides tests and stories: to make it, and to fill a demo database. */
const mockFolders = /^(packages\/domain\/src\/mocks|apps\/service\/src\/seed)\//
const isMocks = (path) => /^packages\/domain\/(src)?\/?mocks(\/|$)/.test(path)

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split(sep).includes('node_modules'))

const roomOf = (path) => Object.keys(arrows).find((room) => path.startsWith(`${room}/`))

/** The room an import leads to, as a path from the root; undefined for a library. */
function target(root, file, specifier) {
  if (specifier.startsWith('.')) return relative(root, resolve(dirname(join(root, file)), specifier))
  const own = /^@producer-portal\/([^/]+)/.exec(specifier)?.[1]
  const room = own && Object.keys(arrows).find((name) => name.endsWith(`/${own}`))
  return room && `${room}/${specifier.slice(`@producer-portal/${own}`.length)}`
}

/** Page tests show the portal over the real service. */
const portalTesting = /^apps\/portal\/src\/testing\//

const subjectOf = (path) => /^packages\/features\/(?:src)?\/?([^/]+)\//.exec(path)?.[1]

const serviceFolderOf = (path) => {
  const folder = /^apps\/service\/src\/([^/]+)\//.exec(path)?.[1]
  return serviceFolders.includes(folder) ? folder : undefined
}

function complaint(root, file, specifier) {
  const home = homes.find(({ library }) => library.test(specifier))
  if (home && !home.home.test(file)) return `${file} imports ${specifier}, which belongs in ${home.name}`
  const to = target(root, file, specifier)
  if (!to) return undefined
  const [here, there] = [roomOf(file), roomOf(to)]
  if (portalTesting.test(file) && there === 'apps/service') return undefined
  if (there !== here && !arrows[here].includes(there))
    return `${file} imports ${specifier}: ${here} may not know ${there ?? to}`
  if (there !== here && specifier.startsWith('.')) return `${file} reaches into ${there} by a relative path`
  const [from, subject] = [subjectOf(file), subjectOf(to)]
  if (here === there && from && subject && from !== subject && !sharedByFeatures.includes(subject))
    return `${file} imports the feature ${subject}; what two features share moves down`
  if (isTest(file)) return undefined
  if (isMocks(to) && !mockFolders.test(file)) return `${file} imports mock data; what production needs is in catalog/`
  const [folder, lower] = [serviceFolderOf(file), serviceFolderOf(to)]
  if (folder && lower && serviceFolders.indexOf(lower) > serviceFolders.indexOf(folder))
    return `${file} imports from ${lower}/, which is above ${folder}/`
  return undefined
}

/** The imports of one source text. */
export const importsOf = (source) => [...source.matchAll(importPattern)].map(([, specifier]) => specifier)

/**
 * Every import that points the wrong way.
 * @param {string} root the repository
 * @param {{ file: string, source: string }[]} [sources] by default all of packages and apps
 * @returns {string[]} one sentence each; empty when the fences hold
 */
export function brokenFences(root, sources) {
  const all =
    sources ??
    Object.keys(arrows)
      .flatMap((room) => sourcesBelow(join(root, room, 'src')))
      .map((path) => ({ file: relative(root, path).split(sep).join('/'), source: readFileSync(path, 'utf8') }))
  return all.flatMap(({ file, source }) =>
    importsOf(source).flatMap((specifier) => complaint(root, file, specifier) ?? []),
  )
}
