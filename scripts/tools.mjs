import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './paths.mjs'

const inModules = (path) => `${root}node_modules/${path}`

/** Each tool as arguments for the pinned Node. */
export const tools = {
  oxfmt: [inModules('oxfmt/bin/oxfmt')],
  oxlint: [inModules('oxlint/bin/oxlint')],
  depcruise: [inModules('dependency-cruiser/bin/dependency-cruiser.mjs')],
  knip: [inModules('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  tsc: [inModules('typescript-native/bin/tsc')], // TypeScript 7; the package `typescript` is 6, for the tools that need its API
  vitest: [inModules('vitest/vitest.mjs')],
  storybook: [inModules('storybook/dist/bin/dispatcher.js')],
  testStorybook: [inModules('@storybook/test-runner/dist/test-storybook.js')],
  playwright: [inModules('@playwright/test/cli.js')],
  sizeLimit: [inModules('size-limit/bin.js')],
  tsup: [inModules('tsup/dist/cli-default.js')],
  publint: [inModules('publint/src/cli.js')],
  attw: [inModules('@arethetypeswrong/cli/dist/index.js')],
  changeset: [inModules('@changesets/cli/bin.js')],
  viteBuildPortal: [inModules('vite/bin/vite.js'), 'build', 'apps/portal', '--config', 'apps/portal/vite.config.ts'],
}

/** Runs a tool, with its output shown unless `stdio` says otherwise; resolves to its exit code. */
export function exec(args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a command whose output matters only when it fails; resolves to its exit code. */
export function execQuietly(command, args, options) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, options)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', (error) => (output += String(error)))
    child.on('close', (code) => {
      if (code !== 0) console.error(output)
      resolve(code ?? 1)
    })
  })
}

/** Runs the pinned pnpm to its end; what it wrote comes with its exit code. */
export function runPnpm(args, { cwd = root, timeout } = {}) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return spawnSync('npx', ['-y', packageManager, ...args], {
    cwd,
    timeout,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', npm_config_update_notifier: 'false' },
  })
}
