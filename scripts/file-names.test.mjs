// @vitest-environment node
// Holds the file names of the style guide: components PascalCase.tsx, hooks useThing.ts, everything else kebab-case.ts.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const folders = [
  'packages/ui/src',
  'packages/domain/src',
  'packages/features/src',
  'apps/portal/src',
  'apps/service/src',
  'stories',
  '.storybook',
  'scripts',
  'e2e',
]
/** Components that are a style sheet alone, without markup. */
const styledComponents = ['VisuallyHidden.ts', 'GlobalStyle.ts']

function hasConventionalName(file) {
  const name = basename(file)
  const [stem] = name.split('.')
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) || /^use[A-Z][A-Za-z]*$/.test(stem)) return true
  return (
    /^[A-Z][A-Za-z0-9]*$/.test(stem) &&
    (/\.tsx$|\.(styles|guidance|test)\.ts$/.test(name) || styledComponents.includes(name))
  )
}

test('files are named by what they hold', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter((file) => !hasConventionalName(file))).toEqual([])
})

test.each([
  ['a component', 'Button.tsx', true],
  ['its styles', 'Button.styles.ts', true],
  ['its test', 'Button.test.tsx', true],
  ['a hook', 'useToast.ts', true],
  ['a function', 'sort-rows.ts', true],
  ['a function in camel case', 'sortRows.ts', false],
  ['props in a file of their own', 'ButtonProps.ts', false],
])('%s: %s', (_what, name, isAllowed) => {
  expect(hasConventionalName(name)).toBe(isAllowed)
})
