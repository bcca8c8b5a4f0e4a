import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { readTimings } from './unit-timings.mjs'

const testModule = (name, duration) => ({
  moduleId: join(root, 'packages', name),
  diagnostic: () => ({
    environmentSetupDuration: 400,
    prepareDuration: 0,
    setupDuration: 10,
    collectDuration: 20,
    duration,
  }),
})

test('the slowest file stands first, and the environment of a worker counts once', () => {
  expect(readTimings([testModule('a.test.tsx', 30), testModule('b.test.tsx', 2000)])).toEqual({
    phases: { environment: 0.4, prepare: 0, setup: 0.02, import: 0.04, tests: 2.03 },
    timings: [
      {
        title: 'packages/b.test.tsx',
        seconds: 2.03,
        phases: { environment: 0, prepare: 0, setup: 0.01, import: 0.02, tests: 2 },
      },
      {
        title: 'packages/a.test.tsx',
        seconds: 0.46,
        phases: { environment: 0.4, prepare: 0, setup: 0.01, import: 0.02, tests: 0.03 },
      },
    ],
  })
})
