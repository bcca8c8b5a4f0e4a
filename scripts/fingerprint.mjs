import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder, or the file itself; build output and packages left out. */
function filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** One hash over names and contents, so that a build or an install runs only when its sources changed. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of paths.flatMap((path) => filesBelow(join(root, path))).toSorted())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
