/**
 * Code and packages that nothing uses, for knip; `npm run lint` checks it. Entries are started by name or found by a
 * pattern; all else is reached from them by imports. Published packages owe what their entries export to others, except
 * the domain, whose names serve only this repository. With `--production`, what only tests use counts as unused, too,
 * unless it is tagged `@internal`.
 */

/** Started by their path in `scripts/tools.mjs`, or read as a file. */
const ignoreDependencies = [
  '@arethetypeswrong/cli',
  'accessibility-checker-engine',
  'dependency-cruiser',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'publint',
  'typescript-native',
]

const project = [
  'src/**/*.{ts,tsx}!',
  '!src/**/{testing,mocks}/**!',
  '!src/**/*.{test,stories,fixture,evidence}.{ts,tsx}!',
  '!src/**/*-stories.tsx!',
  '{bench,build}/**',
  '*.{ts,mjs}',
]

/** A name that its own file uses may be exported for tests, and entries may name what tests of other packages need. */
const forProduction = {
  include: ['files', 'exports'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    'packages/domain/src/*/index.ts': ['exports'],
    // Drawings that only stories show
    'packages/ui/src/icons/task-icons.ts': ['exports'],
  },
}

export default ({ production: isProduction }) => ({
  include: ['files', 'dependencies', 'exports', 'types'],
  ...(isProduction ? forProduction : {}),
  // Its entries are all files of a package, so that nothing there would count as unused
  tsup: false,
  workspaces: {
    '.': {
      entry: [
        'scripts/{run,start,cluster,test,check,storybook,contact-sheet,help-pictures,create-admin}.mjs',
        'scripts/contract/caller.ts',
        'scripts/mutants/mutants.mjs',
        'scripts/recipes/build-recipe.mjs',
        'scripts/documentation/{openacr,write-versions}.mjs',
        'stories/guides/*.evidence.ts',
        'scripts/going-live/follow-guide.mjs',
        'scripts/stories/visit.mjs',
        'scripts/consumers/playwright.config.mjs',
        'scripts/consumers/checks/*.spec.mjs',
        'scripts/pictures/{playwright.config,pictures.spec}.mjs',
        'scripts/story-faults/.storybook/*.ts*',
        'test-runner-jest.config.js',
      ],
      // The apps of the consumers are copied and built with packages of their own
      project: [
        '{scripts,stories,e2e,.storybook}/**/*.{ts,tsx,mjs,mdx}',
        '*.{ts,js,mjs}',
        '!scripts/consumers/apps/**',
      ],
      ignoreDependencies,
    },
    'packages/domain': { project, ignore: ['tsup.config.ts'], includeEntryExports: true },
    'packages/contract': { project, entry: ['tsup.config.ts', 'src/cli.ts!'] },
    'packages/codemods': { project, entry: ['tsup.config.ts', 'src/cli.ts!', 'src/upgrade-*.ts!'] },
    'packages/features': { project, entry: ['tsup.config.ts', 'bench/*.mjs', 'bench/page/*.ts'] },
    'packages/ui': {
      project,
      entry: ['tsup.config.ts', 'bench/*.mjs', 'bench/page/*.ts', 'bench/adapters/*', 'src/**/*.evidence.ts'],
      // A style sheet asks for it
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
    'apps/portal': { project, entry: ['bench/*.mjs'] },
    'apps/identity-provider': { project },
    'apps/service': {
      project,
      entry: [
        'src/create-admin.ts!',
        'src/import-data.ts!',
        'src/rotate-keys.ts!',
        // Collected from their folders
        'src/{routes,seed/subjects,store/migrations}/!(*.test).ts!',
        'bench/*.mjs',
      ],
      // The typeface of PDFs is found by a path that is put together
      ignoreDependencies: ['@fontsource/inter'],
    },
  },
})
