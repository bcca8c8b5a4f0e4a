import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tarballOf } from '../check-packages.mjs'
import { findChromium } from '../chromium.mjs'
import { exec, execQuietly, tools } from '../tools.mjs'
import { installConsumers, packages } from './workspace.mjs'

const bare = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: 'true' }

const build = (cwd, ...args) => execQuietly(process.execPath, args, { cwd, env: { ...process.env, ...bare } })

async function buildApps(folder) {
  const [vite, next, router, start, astro] = ['vite', 'next', 'react-router', 'tanstack-start', 'astro'].map((app) =>
    join(folder, app),
  )
  const codes = await Promise.all([
    build(vite, 'node_modules/typescript/bin/tsc', '-p', '.'),
    build(vite, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'),
    build(next, 'node_modules/next/dist/bin/next', 'build'),
    build(router, 'node_modules/@react-router/dev/bin.cjs', 'build'),
    build(start, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'),
    build(astro, 'node_modules/astro/bin/astro.mjs', 'build', '--silent'),
  ])
  return Math.max(...codes)
}

/**
 * Installs the packed packages into bare apps of Vite, Next.js, React Router, TanStack Start and Astro,
 * builds them and looks at them in a browser.
 * @param {{ update?: boolean, env?: Record<string, string> }} [options] `update` renews the lockfile of the apps
 * @returns {Promise<number>} an exit code
 */
export async function checkConsumers({ update = false, env = {} } = {}) {
  const tarballs = packages.map(tarballOf)
  if (tarballs.includes(undefined)) {
    console.error('Build the packages first: npm run build')
    return 1
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'consumers-')))
  try {
    const start = Date.now()
    const tell = (what) => console.log(`${what} after ${((Date.now() - start) / 1000).toFixed(0)} s`)
    installConsumers(folder, tarballs, { update })
    tell('installed')
    const code = await buildApps(folder)
    if (code !== 0) return code
    tell('built')
    return await exec([...tools.playwright, 'test', '--config', 'scripts/consumers'], {
      env: { ...bare, ...env, CONSUMERS_DIR: folder, CHROMIUM_PATH: await findChromium() },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await checkConsumers({ update: process.argv.includes('--update') })
