import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/** The weights of texts in documents. */
export type Weight = 400 | 700

/** A font in the order in which letters look for one: the first that has a letter shows it. */
interface FontPackage {
  /** The address of the list of its files and their letters. */
  readonly list: string
  readonly isVariable: boolean
}

const variable = (list: string): FontPackage => ({ list, isVariable: true })
const packages: readonly FontPackage[] = [
  { list: import.meta.resolve('@fontsource/inter/unicode.json'), isVariable: false },
  variable(import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json')),
  variable(import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json')),
  variable(import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json')),
  variable(import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json')),
  // Han letters have their Japanese form; those that Japanese lacks come from the Chinese font.
  variable(import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json')),
  variable(import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json')),
  variable(import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json')),
  variable(import.meta.resolve('@fontsource-variable/noto-emoji/unicode.json')),
]

/** One of the files into which a font is split, in one weight. */
export interface FontFile {
  /** Such as `noto-sans-jp-115-400`. */
  readonly name: string
  readonly path: string
  readonly weight: Weight
  readonly isVariable: boolean
  /** The letters that its package promises; some of them it lacks. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

let fonts: readonly FontFile[] | undefined

/** Every file of every font in both weights; their lists are read once, when the first document is made. */
export function listFontFiles(): readonly FontFile[] {
  fonts ??= packages.flatMap(({ list, isVariable }) => {
    const family = /(?<name>[^/]+)\/unicode\.json$/.exec(list)?.groups?.['name'] ?? ''
    const parts = Object.entries(JSON.parse(readFileSync(fileURLToPath(list), 'utf8')) as Record<string, string>)
    return parts.flatMap(([part, ranges]) =>
      ([400, 700] as const).map((weight) => {
        const name = `${family}-${part.replaceAll(/[[\]]/g, '')}`
        const file = isVariable ? `${name}-wght-normal.woff2` : `${name}-${weight}-normal.woff`
        return {
          name: `${name}-${weight}`,
          path: fileURLToPath(new URL(`files/${file}`, list)),
          weight,
          isVariable,
          ranges: ranges.split(',').map(toRange),
        }
      }),
    )
  })
  return fonts
}

function toRange(range: string): readonly [number, number] {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return [from, to]
}

const opened = new Map<string, { readonly hasGlyphForCodePoint: (code: number) => boolean }>()

function hasGlyph(path: string, code: number): boolean {
  const font = opened.get(path) ?? create(readFileSync(path))
  if (!('hasGlyphForCodePoint' in font)) return false
  opened.set(path, font)
  return font.hasGlyphForCodePoint(code)
}

/** True if a file has a space beside its letters. */
export const hasSpace = ({ path }: FontFile): boolean => hasGlyph(path, 0x20)

const found = new Map<string, FontFile | undefined>()

/** The first file that has a letter and all its accents. */
export function findFontFile(letter: string, weight: Weight): FontFile | undefined {
  const key = `${weight} ${letter}`
  if (!found.has(key)) {
    const codes = Array.from(letter, (each) => each.codePointAt(0) ?? 0)
    const isListed = ({ ranges }: FontFile, code: number) => ranges.some(([from, to]) => from <= code && code <= to)
    const hasAll = (file: FontFile) =>
      file.weight === weight && codes.every((code) => isListed(file, code) && hasGlyph(file.path, code))
    found.set(key, listFontFiles().find(hasAll))
  }
  return found.get(key)
}

/**
 * Makes the font for some letters: small enough for a document, and unpacked, which the PDF library would do slowly for
 * each table that it reads.
 */
export async function makeFont({ path, isVariable, weight }: FontFile, letters: string): Promise<Uint8Array> {
  // Loaded late: a service may make no document for long.
  const { default: subsetFont } = await import('subset-font')
  const axes = isVariable && { variationAxes: { wght: weight } }
  return subsetFont(readFileSync(path), letters, { targetFormat: 'sfnt', ...axes })
}
