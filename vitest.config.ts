import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { workers } from './scripts/workers.ts'

const setup = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A worker, and the page in it, serves many files: starting one costs more than most tests.
  isolate: false,
  pool: 'forks',
  maxWorkers: workers,
} as const

/** `*.test.tsx` runs in a page, `*.test.ts` without one; rules need none. */
/** A page in which nothing moves: tests don't wait for motion. */
const happyDOM = {
  settings: { handleDisabledFileLoadingAsSuccess: true, device: { prefersReducedMotion: 'reduce' } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'packages/ui/build/*.test.mjs',
          ],
          setupFiles: [setup('./vitest.setup.ts')],
        },
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          // The page loads no files, and says nothing of it
          environmentOptions: { happyDOM },
          // SWR hands setTimeout itself to an event, which then counts as its time.
          execArgv: ['--disable-warning=TimeoutNaNWarning'],
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          exclude: ['**/*.page.test.tsx'],
          // Loaded again with the components, so that each test file has a style sheet of its own.
          server: { deps: { inline: ['styled-components'] } },
          setupFiles: [setup('./vitest.setup.ts'), setup('./vitest.setup.dom.ts')],
        },
      },
      {
        // Whole pages of the portal over the real service.
        test: {
          ...shared,
          name: 'page',
          expect: { poll: { timeout: 10_000 } },
          environment: setup('./vitest.environment.page.ts'),
          environmentOptions: { happyDOM },
          execArgv: ['--disable-warning=TimeoutNaNWarning'],
          include: ['apps/portal/src/**/*.page.test.tsx'],
          setupFiles: [setup('./vitest.setup.ts'), setup('./vitest.setup.page.ts')],
        },
      },
    ],
  },
})
