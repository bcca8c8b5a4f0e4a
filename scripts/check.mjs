// `npm run check`: the inner loop. Format, lint, types, and the unit and page tests that the change can affect.
import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'
import { exec, tools } from './tools.mjs'

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()

/** The commit that the change starts from: where this branch left main, so that committed work counts too. */
const base = git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || 'HEAD'

const checks = [
  [{ name: 'format', args: [...tools.oxfmt, '--check', '.'] }],
  [
    { name: 'lint', args: [...tools.oxlint, '--type-aware'] },
    { name: 'imports', args: [...tools.depcruise, 'packages', 'apps'] },
    { name: 'unused code', args: tools.knip },
    { name: 'typecheck', args: [...tools.tsc, '-b'] },
  ],
  [{ name: 'affected unit and page tests', args: [...tools.vitest, 'run', `--changed=${base}`, '--passWithNoTests'] }],
]

/** Resolves to a line for the summary; the tool's own output is already on the screen. */
async function run({ name, args }) {
  const start = Date.now()
  const code = await exec(args)
  return { code, line: `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${((Date.now() - start) / 1000).toFixed(0)} s` }
}

const results = []
for (const group of checks) results.push(...(await Promise.all(group.map(run))))
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
