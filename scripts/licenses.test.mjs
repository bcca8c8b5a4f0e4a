// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './paths.mjs'

/** Licenses under which a package may be used and passed on; of a choice, one is enough. */
const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Zlib']
/** Other licenses, each for the packages named, with the reason. */
const exceptions = {
  '@fontsource-variable/inter': 'OFL-1.1', // a typeface; it may be passed on with its license
  '@fontsource/inter': 'OFL-1.1', // the same typeface, as files for PDFs
  'axe-core': 'MPL-2.0', // used by checks, unchanged
  lightningcss: 'MPL-2.0', // part of the build, unchanged
  'caniuse-lite': 'CC-BY-4.0', // data for the build
  'png-js': 'none', // its LICENSE file says MIT, its package.json nothing
}

const store = join(root, 'node_modules', '.pnpm')

/** The packages that are installed, from the lockfile, with their licenses. */
function installedPackages() {
  const folders = readdirSync(store).map((folder) => [folder, join(store, folder, 'node_modules')])
  return folders
    .filter(([, modules]) => existsSync(modules))
    .flatMap(([folder, modules]) =>
      namesIn(modules)
        .filter((name) => folder.startsWith(`${name.replace('/', '+')}@`))
        .map((name) => ({ name, license: licenseOf(join(modules, name, 'package.json')) })),
    )
}

function namesIn(modules) {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  )
}

/** Older packages have an object, or a list of them. */
function licenseOf(file) {
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  const first = license ?? licenses
  const one = Array.isArray(first) ? first[0] : first
  return typeof one === 'string' ? one : (one?.type ?? 'none')
}

/** `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT` */
function isAllowed(license) {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)))
}

describe('licenses', () => {
  test('of all installed packages allow their use', () => {
    const installed = installedPackages()
    expect(installed.length).toBeGreaterThan(100)
    const others = installed.filter(({ name, license }) => {
      const exception = Object.keys(exceptions).find((each) => name === each || name.startsWith(`${each}-`))
      return !isAllowed(license) && !(exception && exceptions[exception] === license)
    })
    expect(others).toEqual([])
  })

  test.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['none', false],
  ])('%s is allowed: %s', (license, expected) => {
    expect(isAllowed(license)).toBe(expected)
  })
})
