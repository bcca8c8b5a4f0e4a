import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FallbackFont } from '@producer-portal/domain/exports'
import { fallbackFontList, fallbackFontsPath } from '@producer-portal/domain/exports'
import { listFontFiles } from '../documents/document-fonts.ts'
import { toPortalFile } from './files.ts'
import type { PortalFile } from './files.ts'

const fontFiles = new Map<string, PortalFile>()

/**
 * The list of the fonts for letters that a browser's system may lack, or one of them: lists that the portal exports show
 * the same letters as the documents of the service. Undefined for any other path.
 */
export function findFallbackFont(path: string): PortalFile | undefined {
  if (!path.startsWith(fallbackFontsPath)) return undefined
  const file = fontFiles.get(path) ?? readFont(path)
  if (file !== undefined) fontFiles.set(path, file)
  return file
}

const toAddress = (name: string) => `${fallbackFontsPath}/${name.replace(/-400$/, '.woff2')}`

function readFont(path: string): PortalFile | undefined {
  // A variable font has both weights in one file
  const fonts = listFontFiles().filter(({ isVariable, weight }) => isVariable && weight === 400)
  if (path !== fallbackFontList) {
    const font = fonts.find(({ name }) => toAddress(name) === path)
    return font && toPortalFile('font/woff2', readFileSync(font.path))
  }
  // In browsers the last font with a letter shows it, in documents the first
  const list: readonly FallbackFont[] = fonts
    .toReversed()
    .map(({ name, ranges }) => ({ url: toAddress(name), letters: toUnicodeRange(ranges) }))
  const bytes = Buffer.from(JSON.stringify(list))
  return { ...toPortalFile('application/json; charset=utf-8', bytes), gzip: gzipSync(bytes) }
}

const toHex = (code: number) => code.toString(16)

function toUnicodeRange(ranges: readonly (readonly [from: number, to: number])[]): string {
  return ranges.map(([from, to]) => `U+${toHex(from)}-${toHex(to)}`).join(',')
}
