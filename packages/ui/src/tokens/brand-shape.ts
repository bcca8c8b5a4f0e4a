import type { Brand } from './brand.js'
import { font, radiusRules } from './generated/scales.js'

type RadiusName = keyof typeof radiusRules

interface RadiusRule {
  readonly fixed?: number
  readonly add?: number
  readonly atLeast?: number
  readonly atMost?: number
}

function radiusBy({ fixed, add = 0, atLeast = 0, atMost = Infinity }: RadiusRule, radius: number): number {
  return fixed ?? Math.min(atMost, Math.max(atLeast, radius + add))
}

/** Every corner in px, from the one radius of the brand. */
export function getRadii({ radius }: Pick<Brand, 'radius'>): Readonly<Record<RadiusName, number>> {
  const radii = Object.entries<RadiusRule>(radiusRules).map(([name, rule]) => [name, radiusBy(rule, radius)])
  return Object.fromEntries(radii) as Record<RadiusName, number>
}

const keywords = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-rounded']
const fallbacks = font.sans.slice(font.sans.indexOf('system-ui'))

// a name is data: what could end the declaration does not belong in one
const quoted = (name: string) => (keywords.includes(name) ? name : `'${name.replaceAll(/['"\\;{}<>\n]/g, '')}'`)

/** The family of all text as CSS writes it: the brand's names, then what the system has. */
export function toFontStack({ font: names }: Pick<Brand, 'font'>): string {
  return names === undefined ? font.sans : [...names.map(quoted), fallbacks].join(', ')
}

/**
 * The motif of a brand as an image of CSS, for use as a mask: its shape without a color. A logo that is drawn serves
 * where there is no motif; beside a picture nothing is drawn.
 */
export function toMotifImage({ motif, logo }: Pick<Brand, 'motif' | 'logo'>): string {
  if (motif)
    return drawn(motif.viewBox, `fill="none" stroke="#000" stroke-width="${motif.lineWidth ?? 1.5}"`, motif.path)
  if ('src' in logo) return 'linear-gradient(#0000, #0000)'
  const [, , width = 24] = logo.viewBox.split(/\s+/).map(Number)
  return drawn(logo.viewBox, `fill="none" stroke="#000" stroke-width="${width / 64}"`, logo.path)
}

function drawn(viewBox: string, paint: string, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path ${paint} d="${path}"/></svg>`
  // a brand is data: nothing in it may end the address
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
