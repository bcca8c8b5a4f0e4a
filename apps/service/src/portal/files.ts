import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the built portal, ready to be sent. */
export interface PortalFile {
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer<ArrayBuffer>
  /** The same, compressed; missing where that saves nothing. */
  readonly gzip?: Buffer<ArrayBuffer>
  readonly brotli?: Buffer<ArrayBuffer>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const compressible = new Set(['.css', '.js', '.json', '.map', '.svg', '.ttf', '.txt', '.webmanifest'])
const maps = /\.map$/

/**
 * Every file of a built portal by its address, or null when the folder holds none. A request can only ever get what
 * is listed here, so no address leads out of the folder, and a build that runs later cannot mix two versions.
 */
export function readPortalFiles(folder: string): ReadonlyMap<string, PortalFile> | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = found.map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readPortalFile(path)]),
  )
}

function readPortalFile(path: string): PortalFile {
  const bytes = readFileSync(path)
  const extension = extname(path)
  const gzip = existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : compress(path, extension, bytes)
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes,
    ...(gzip && { gzip }),
    ...(existsSync(`${path}.br`) && { brotli: readFileSync(`${path}.br`) }),
  }
}

/** Source maps are large and seldom asked for: they are not worth the start's time. */
function compress(path: string, extension: string, bytes: Buffer): Buffer<ArrayBuffer> | undefined {
  if (!compressible.has(extension) || maps.test(path) || bytes.byteLength < 1_400) return undefined
  return gzipSync(bytes)
}
