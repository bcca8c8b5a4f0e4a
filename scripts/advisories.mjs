import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const patienceMs = 30_000
const serious = ['high', 'critical']

/**
 * What an audit of the lockfile says.
 * @param text the JSON that `pnpm audit` wrote
 * @returns the serious weaknesses, or why there was no audit
 */
export function readAudit(text) {
  let audit
  try {
    audit = JSON.parse(text)
  } catch {
    return { skipped: 'the package registry gave no readable answer' }
  }
  if (audit.error) return { skipped: `the package registry has no advisories here (${audit.error.code})` }
  if (!audit.advisories) return { skipped: 'the package registry named no advisories' }
  const found = Object.values(audit.advisories).filter(({ severity }) => serious.includes(severity))
  return {
    found: found.map(
      ({ module_name: name, severity, title, url, vulnerable_versions: versions }) =>
        `${name} ${versions}: ${title} (${severity}), ${url}`,
    ),
  }
}

/** Looks the packages of the lockfile up that users get, and fails for serious known weaknesses; skips offline. */
export async function checkAdvisories() {
  const { found, skipped } = readAudit(await runAudit())
  if (skipped) console.log(`skipped: ${skipped}. Run \`npm test -- advisories\` where it can be reached.`)
  else if (found.length === 0) console.log('No serious known weaknesses.')
  else console.error(found.join('\n'))
  return found?.length > 0 ? 1 : 0
}

function runAudit() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const child = spawn('npx', ['-y', packageManager, 'audit', '--prod', '--json'], {
    cwd: root,
    shell: process.platform === 'win32',
    timeout: patienceMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve) => {
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    child.on('error', () => resolve(''))
    child.on('close', () => resolve(text))
  })
}
