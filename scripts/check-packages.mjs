import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { exec, tools } from './tools.mjs'

const packages = ['domain', 'ui', 'features']

function pack(folder, target) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const result = spawnSync('npx', ['-y', packageManager, 'pack', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) console.error(result.stdout, result.stderr)
  return result.status ?? 1
}

/** Builds each publishable package and checks its tarball as a consumer gets it; resolves to an exit code. */
export async function checkPackages() {
  const target = mkdtempSync(join(tmpdir(), 'packages-'))
  try {
    for (const name of packages) {
      const folder = `${root}packages/${name}`
      const code = (await exec([...tools.tsup, '--silent'], { cwd: folder })) || pack(folder, target)
      if (code !== 0) return code
    }
    for (const tarball of readdirSync(target)) {
      const file = join(target, tarball)
      const code =
        (await exec([...tools.publint, 'run', file, '--strict'])) ||
        (await exec([...tools.attw, file, '--profile', 'esm-only', '--format', 'ascii', '--quiet']))
      if (code !== 0) return code
    }
    return 0
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}
