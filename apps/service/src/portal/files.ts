import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Brand } from '@producer-portal/domain/brand'

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
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const compressible = new Set(['.css', '.js', '.json', '.map', '.svg', '.ttf', '.txt', '.webmanifest'])
const maps = /\.map$/

/**
 * Every file of a built portal by its address, or null when the folder has none. A request can only get what
 * is listed here, so no address leads out of the folder, and a build that runs later cannot mix two versions.
 * @param sourceMaps whether source maps are among them
 */
export function readPortalFiles(
  folder: string,
  { sourceMaps = true }: { readonly sourceMaps?: boolean } = {},
): ReadonlyMap<string, PortalFile> | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = found.map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths
      .filter((path) => !/\.(br|gz)$/.test(path) && (sourceMaps || !maps.test(path)))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readPortalFile(path)]),
  )
}

/** A file that isn't in the folder of the portal. */
export function toPortalFile(type: string, bytes: Buffer<ArrayBuffer>): PortalFile {
  return { type, bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

function readPortalFile(path: string): PortalFile {
  const bytes = readFileSync(path)
  const extension = extname(path)
  const gzip = existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : compress(path, extension, bytes)
  return {
    ...toPortalFile(types[extension] ?? 'application/octet-stream', bytes),
    ...(gzip && { gzip }),
    ...(existsSync(`${path}.br`) && { brotli: readFileSync(`${path}.br`) }),
  }
}

/** Source maps are large and seldom asked for: they are not worth the start's time. */
function compress(path: string, extension: string, bytes: Buffer): Buffer<ArrayBuffer> | undefined {
  if (!compressible.has(extension) || maps.test(path) || bytes.byteLength < 1_400) return undefined
  return gzipSync(bytes)
}

/** The icon of the browser tab: the brand's logo, in white on its accent color when it is drawn. */
export function brandIcon(brand: Brand, files: ReadonlyMap<string, PortalFile>): PortalFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing(brand, files)}</svg>`
  return toPortalFile('image/svg+xml', Buffer.from(svg))
}

function drawing({ logo, hue, chroma }: Brand, files: ReadonlyMap<string, PortalFile>): string {
  if ('src' in logo) return `<image width="32" height="32" href="${embedded(logo.src, files)}"/>`
  return [
    `<rect width="32" height="32" rx="8" fill="oklch(0.51 ${chroma} ${hue})"/>`,
    `<svg x="5" y="5" width="22" height="22" viewBox="${logo.viewBox}"><path fill="#fff" d="${logo.path}"/></svg>`,
  ].join('')
}

/** A picture inside an icon loads nothing else, so a file of the portal becomes part of it. */
function embedded(src: string, files: ReadonlyMap<string, PortalFile>): string {
  const file = files.get(src)
  const address = file === undefined ? src : `data:${file.type};base64,${file.bytes.toString('base64')}`
  return address.replaceAll('"', '%22').replaceAll('<', '%3C').replaceAll('&', '&amp;')
}
