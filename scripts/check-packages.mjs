import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkRelease } from './check-release.mjs'
import { checkInstallSize } from './install-size.mjs'
import { cache, root } from './paths.mjs'
import { exec, runPnpm, tools } from './tools.mjs'

const packages = ['domain', 'ui', 'features', 'contract', 'codemods']
/** What a site with the screens installs. */
const installed = ['domain', 'ui', 'features']
const target = join(cache, 'tarballs')

/**
 * The path at which the last check left the tarball of a package.
 * @param {string} name of its folder
 * @returns {string | undefined} undefined before the first check
 */
export function tarballOf(name) {
  const files = existsSync(target) ? readdirSync(target) : []
  const found = files.find((file) => file.startsWith(`producer-portal-${name}-`))
  return found && join(target, found)
}

const failed = (codes) => codes.find((code) => code !== 0) ?? 0

/** Packs with the pinned pnpm, as a release does: it puts `publishConfig` in place. */
function pack(cwd) {
  const { status, stdout, stderr } = runPnpm(['pack', '--pack-destination', target], { cwd })
  if (status !== 0) console.error(stdout + stderr)
  return status ?? 1
}

const buildPackage = async (name) => {
  const folder = `${root}packages/${name}`
  return (await exec([...tools.tsup, '--silent'], { cwd: folder })) || pack(folder)
}

/** The license belongs in what is published; a license of fonts alone would be packed in place of it. */
function checkLicense(file) {
  const { stdout } = spawnSync('tar', ['-xzOf', file, 'package/LICENSE'], { encoding: 'utf8' })
  if (stdout.startsWith('MIT License')) return 0
  console.error(`${file} holds no MIT license.`)
  return 1
}

/** A version that is out already can't be published again, which says nothing about the tarball. */
function checkPublish(file) {
  const options = { encoding: 'utf8', shell: process.platform === 'win32' }
  const { status, stdout, stderr } = spawnSync('npm', ['publish', file, '--dry-run', '--provenance'], options)
  if (status === 0 || stderr.includes('previously published')) return 0
  console.error(`${file} can't be published.\n${stdout}${stderr}`)
  return 1
}

const checkTarball = async (file) =>
  checkLicense(file) ||
  checkPublish(file) ||
  (await exec([...tools.publint, 'run', file, '--strict'])) ||
  exec([
    ...tools.attw,
    file,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'font.css',
    '--format',
    'ascii',
    '--quiet',
  ])

/**
 * Builds each publishable package and checks its tarball as a consumer gets it. They are built at the same time: each
 * reads the sources of the others, not their builds.
 * @returns {Promise<number>} an exit code
 */
export async function checkPackages() {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const built = failed(await Promise.all(packages.map(buildPackage)))
  if (built !== 0) return built
  return failed([
    ...(await Promise.all(packages.map(tarballOf).map(checkTarball))),
    await exec([...tools.sizeLimit, '--silent']),
    checkRelease(packages),
    checkInstallSize(Object.fromEntries(installed.map((name) => [`@producer-portal/${name}`, tarballOf(name)]))),
  ])
}
