import { readdirSync } from 'node:fs'

/**
 * The one way that imports point, for dependency-cruiser. `npm run lint` checks it.
 * domain and ui import no other package, features both, the portal all three, the service domain alone.
 */

const inTests = String.raw`\.(test|stories|fixture|evidence)\.tsx?$|-stories\.tsx?$|/testing/`

/** Where the portal meets the real service without a network. */
const portalTests = String.raw`^apps/portal/src/(testing/|.+\.page\.test\.tsx$)`

const fence = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const forbid = (folder, allowed) =>
  fence(
    `${folder} imports ${allowed.length > 0 ? `only ${allowed.join(' and ')}` : 'no other package'}`,
    'What two packages share moves down: looks to ui, rules to domain.',
    { path: `^${folder}/src/`, pathNot: portalTests },
    { path: '^(packages|apps)/', pathNot: [folder, ...allowed].map((name) => `^${name}/`) },
  )

const foldersOf = (source) =>
  readdirSync(new URL(source, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)

/** Fences folders from the ground up: each imports from itself and from those before it. */
const orderFolders = (source, order) =>
  order.map((folder, index) =>
    fence(
      `${source}${folder}/ imports from no folder above it`,
      `From the ground up: ${order.join(', ')}.`,
      { path: `^${source}${folder}/`, pathNot: inTests },
      { path: `^${source}(${[...order.slice(index + 1), 'none'].join('|')})/` },
    ),
  )

const serviceSource = 'apps/service/src/'
/** The folders of the service from the ground up. */
const serviceOrder = [
  'config',
  'store',
  'http',
  'messages',
  'auth',
  'import',
  'documents',
  'uploads',
  'statements',
  'illustrations',
  'jobs',
  'identity',
  'portal',
  'routes',
  'seed',
  'server',
]
const unordered = foldersOf(serviceSource).filter((folder) => !serviceOrder.includes(folder))
if (unordered.length > 0) throw new Error(`Put in the order of the service's folders: ${unordered.join(', ')}`)

const portalSource = 'apps/portal/src/'
/** What the subjects of the portal share, from the ground up. Requirements are answered in the panels of a case. */
const portalShared = ['storage', 'api', 'config', 'shell', 'auth', 'drafts', 'lists', 'home-office', 'requirements']
/** Every other folder is a subject, but the app around them. */
const portalSubjects = foldersOf(portalSource).filter((folder) => ![...portalShared, 'app'].includes(folder))

export default {
  forbidden: [
    forbid('packages/domain', []),
    forbid('packages/contract', ['packages/domain']),
    forbid('packages/codemods', []),
    forbid('packages/ui', []),
    forbid('packages/features', ['packages/domain', 'packages/ui']),
    forbid('apps/portal', ['packages/domain', 'packages/ui', 'packages/features']),
    forbid('apps/service', ['packages/domain', 'packages/contract', 'apps/identity-provider']),
    forbid('apps/identity-provider', ['packages/domain']),
    fence(
      'page tests reach the service through its testing entry',
      'In production the portal reaches it over HTTP only.',
      { path: portalTests },
      { path: '^apps/service/', pathNot: '^apps/service/src/testing/test-service.ts$' },
    ),
    fence(
      'a feature knows no other feature',
      'What two features share moves down; locales/ has the texts of all.',
      { path: '^packages/features/src/([^/]+)/', pathNot: '^packages/features/src/locales/' },
      { path: '^packages/features/src/([^/]+)/', pathNot: '^packages/features/src/($1|i18n|icons|testing|lists)/' },
    ),
    fence(
      'what the lists of business share is theirs alone',
      'New Business and In-Force are made of features/src/lists/.',
      { path: '^packages/features/src/', pathNot: '^packages/features/src/(lists|cases|inforce)/' },
      { path: '^packages/features/src/lists/' },
    ),
    fence(
      'mock data stays in tests, stories, the demo seed and the examples of the contract',
      'What production needs is in catalog/.',
      {
        path: '^(packages|apps)/',
        pathNot: [
          inTests,
          '^packages/domain/src/(mocks|call-examples)/',
          '^apps/service/src/seed/',
          '^packages/contract/',
        ],
      },
      { path: '^packages/domain/src/(mocks|call-examples)/' },
    ),
    ...orderFolders(serviceSource, serviceOrder),
    ...orderFolders(portalSource, [...portalShared, `(${[...portalSubjects, 'app'].join('|')})`]),
    fence(
      'a subject of the portal knows no other',
      'What two subjects share moves down; routes.tsx puts them together.',
      { path: `^${portalSource}(${[...portalSubjects, 'app'].join('|')})/`, pathNot: inTests },
      { path: `^${portalSource}(${[...portalSubjects, 'app'].join('|')})/`, pathNot: `^${portalSource}$1/` },
    ),
    fence('no circle of files', 'Counts imports of types, too.', {}, { circular: true }),
    fence(
      'SQL has one home',
      "The service's store/, and the demo data of seed/.",
      { path: `^${serviceSource}`, pathNot: [inTests, `^${serviceSource}(store|seed)/`] },
      { path: '(^|node_modules/)kysely(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    fence(
      'SWR has one home',
      "The portal's api/ and the queries.ts of a subject.",
      { path: '^(packages|apps)/', pathNot: String.raw`^apps/portal/src/(api/|testing/|[\w-]+/queries\.ts$)` },
      { path: '(^|node_modules/)swr(/|$)' },
    ),
    fence(
      'jotai has one home',
      "The portal's state.ts files.",
      { path: '^(packages|apps)/', pathNot: String.raw`^apps/portal/src/[\w-]+/state(\.test)?\.tsx?$` },
      { path: '(^|node_modules/)jotai(/|$)' },
    ),
    fence(
      'the router belongs to the portal',
      'A feature gets addresses and callbacks as props.',
      { path: '^(packages|apps/service)/' },
      { path: '(^|node_modules/)react-router' },
    ),
    fence(
      'a package is entered by its name',
      'Its exports are what it offers.',
      { path: '^((?:packages|apps)/[^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    fence(
      'every import resolves',
      'A package names what it imports.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|bench|fixtures)/|^(packages|apps)/[^/]+/[^/]+[.]' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    progress: { type: 'none' },
  },
}
