import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const fixtures = join(here, '../fixtures')

const run = (...options: string[]) =>
  spawnSync(process.execPath, [join(here, 'cli.ts'), ...options], { encoding: 'utf8' })

const readAll = (folder: string) =>
  Object.fromEntries(
    globSync('**/*.{ts,tsx}', { cwd: folder })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

/** A copy of a small site, which is gone after the work. */
function inCopy(codemod: string, work: (site: string) => void) {
  const site = mkdtempSync(join(tmpdir(), 'codemod-'))
  cpSync(join(fixtures, codemod, 'input'), site, { recursive: true })
  try {
    work(site)
  } finally {
    rmSync(site, { recursive: true })
  }
}

test.each(['upgrade-0.2'])('%s rewrites a small site, once', (codemod) => {
  inCopy(codemod, (site) => {
    const once = run(codemod, site)
    expect([once.status, once.stderr]).toEqual([0, ''])
    const rewritten = readAll(join(fixtures, codemod, 'output'))
    expect(readAll(site)).toEqual(rewritten)
    expect(run(codemod, site).status).toBe(0)
    expect(readAll(site)).toEqual(rewritten)
  })
})

test('a dry run changes nothing', () => {
  inCopy('upgrade-0.2', (site) => {
    expect(run('upgrade-0.2', site, '--dry').status).toBe(0)
    expect(readAll(site)).toEqual(readAll(join(fixtures, 'upgrade-0.2', 'input')))
  })
})

test.each([
  [['upgrade-9', 'src'], 'There is no codemod upgrade-9.'],
  [['upgrade-0.2'], 'Which folders?'],
  [['upgrade-0.2', 'no-such-folder'], 'Not found: no-such-folder'],
  [[], 'Which codemod?'],
])('%j is refused, with what can be run', (options, problem) => {
  const { status, stderr } = run(...options)
  expect(status).toBe(2)
  expect(stderr).toContain(problem)
  expect(stderr).toContain('Names: upgrade-0.2')
})
