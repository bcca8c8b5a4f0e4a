import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')
const migrations = 'apps/service/src/store/migrations'
const parts = ['apps/service', 'apps/identity-provider', 'packages/domain']
const git = (...args) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Unpacks the service of an earlier commit into a temporary folder: the one before a migration came, by default the
 * newest. It runs with the packages that are installed now.
 * @param commit another one, in place of that
 * @returns null where the history isn't there, as in a copy of the newest commit alone
 */
export function unpackOlderVersion(commit = findCommitBefore()) {
  const name = commit && tryTo(() => git('rev-parse', '--short', '--verify', `${commit}^{commit}`).toString().trim())
  if (!name) return null
  const folder = mkdtempSync(join(tmpdir(), 'older-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', name, 'package.json', ...parts) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const part of parts) {
    cpSync(join(root, part, 'node_modules'), join(folder, part, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  const files = readdirSync(join(folder, migrations)).filter((file) => /^\d.*\.ts$/.test(file))
  return {
    name,
    schema: files.toSorted().at(-1)?.replace('.ts', ''),
    main: pathToFileURL(join(folder, 'apps/service/src/main.ts')).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The commit before the one that brought the newest migration. */
function findCommitBefore() {
  const newest = readdirSync(join(root, migrations)).toSorted().at(-1)
  const added = ['log', '--diff-filter=A', '--format=%H', '-1', '--', `${migrations}/${newest}`]
  const found = tryTo(() =>
    git(...added)
      .toString()
      .trim(),
  )
  return found ? `${found}^` : null
}

function tryTo(work) {
  try {
    return work()
  } catch {
    return null
  }
}
