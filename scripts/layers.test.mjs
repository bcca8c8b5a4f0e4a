// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { brokenFences } from './layers.mjs'
import { root } from './paths.mjs'

const broken = (file, source) => brokenFences(root, [{ file, source }])

describe('arrows between the rooms point one way', () => {
  test('no source of the repository breaks a fence', () => {
    expect(brokenFences(root)).toEqual([])
  })

  test.each([
    ['domain knows nobody', 'packages/domain/src/a.ts', "import { Button } from '@producer-portal/ui'"],
    ['ui knows no insurance', 'packages/ui/src/a.ts', "import { x } from '@producer-portal/domain/cases'"],
    [
      'a feature does not know the portal',
      'packages/features/src/cases/a.ts',
      "import x from '@producer-portal/portal'",
    ],
    ['a feature fetches nothing', 'packages/features/src/cases/a.ts', "import useSWR from 'swr'"],
    ['a feature does not know another', 'packages/features/src/cases/a.ts', "import { x } from '../auth/b.js'"],
    ['service knows domain alone', 'apps/service/src/a.ts', "import { Button } from '@producer-portal/ui'"],
    ['a page does not fetch by itself', 'apps/portal/src/cases/CasesPage.tsx', "import useSWR from 'swr'"],
    ['queries keep no state', 'apps/portal/src/cases/queries.ts', "import { atom } from 'jotai'"],
    ["the router is the portal's", 'packages/features/src/cases/a.ts', "import { Link } from 'react-router-dom'"],
    ['no room is entered by a relative path', 'apps/portal/src/a.ts', "import '../../../packages/ui/src/index.js'"],
    [
      'production uses no mocks',
      'apps/service/src/routes/a.ts',
      "import { cast } from '@producer-portal/domain/mocks'",
    ],
    ['domain uses no mocks', 'packages/domain/src/cases/a.ts', "import { cast } from '../mocks/index.ts'"],
    ['http knows nobody', 'apps/service/src/http/a.ts', "import { x } from '../auth/session.ts'"],
    ['routes know no server', 'apps/service/src/routes/a.ts', "import { x } from '../server/api.ts'"],
    ['a lazy import is an import', 'packages/ui/src/a.ts', "const x = () => import('@producer-portal/domain/cases')"],
  ])('%s', (_title, file, source) => {
    expect(broken(file, source)).toHaveLength(1)
  })

  test.each([
    ['a feature draws with ui', 'packages/features/src/cases/a.ts', "import { Button } from '@producer-portal/ui'"],
    ['a feature reads domain', 'packages/features/src/cases/a.ts', "import { x } from '@producer-portal/domain/cases'"],
    [
      'the portal composes features',
      'apps/portal/src/a.ts',
      "import { CaseScreen } from '@producer-portal/features/cases'",
    ],
    ['the queries of a subject use SWR', 'apps/portal/src/cases/queries.ts', "import useSWR from 'swr'"],
    ['the client uses SWR', 'apps/portal/src/api/a.ts', "import useSWR from 'swr'"],
    ['the state of a subject is in jotai', 'apps/portal/src/lists/state.ts', "import { atom } from 'jotai'"],
    ['the seed uses mocks', 'apps/service/src/seed/a.ts', "import { cast } from '@producer-portal/domain/mocks'"],
    [
      'a story uses mocks',
      'packages/features/src/a/A.stories.tsx',
      "import { x } from '@producer-portal/domain/mocks'",
    ],
    ['the server knows all', 'apps/service/src/server/a.ts', "import { x } from '../routes/routes.ts'"],
    ['the ground is open to all', 'apps/service/src/store/a.ts', "import type { Log } from '../log.ts'"],
    ['the service enforces domain', 'apps/service/src/a.ts', "import { x } from '@producer-portal/domain/access'"],
  ])('%s', (_title, file, source) => {
    expect(broken(file, source)).toEqual([])
  })
})
