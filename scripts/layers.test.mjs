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
    ['a feature does not know another', 'packages/features/src/cases/a.ts', "import { x } from '../session/b.js'"],
    ['service knows domain alone', 'apps/service/src/a.ts', "import { Button } from '@producer-portal/ui'"],
    ['SWR lives in data', 'apps/portal/src/pages/a.ts', "import useSWR from 'swr'"],
    ['jotai lives in state', 'apps/portal/src/data/a.ts', "import { atom } from 'jotai'"],
    ['no room is entered by a relative path', 'apps/portal/src/a.ts', "import '../../../packages/ui/src/index.js'"],
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
    ['the service enforces domain', 'apps/service/src/a.ts', "import { x } from '@producer-portal/domain/access'"],
  ])('%s', (_title, file, source) => {
    expect(broken(file, source)).toEqual([])
  })
})
