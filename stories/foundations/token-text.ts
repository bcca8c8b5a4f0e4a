import type { DesignToken, DesignTokenGroup, DesignTokens } from '@producer-portal/ui/tokens'

interface Length {
  readonly value: number
  readonly unit: string
}

interface ColorValue {
  readonly components: readonly [number, number, number]
  readonly alpha?: number
  readonly hex: string
}

interface ShadowLayer {
  readonly color: string
  readonly offsetX: Length
  readonly offsetY: Length
  readonly blur: Length
  readonly spread: Length
}

const isToken = (entry: DesignToken | DesignTokenGroup | string | undefined): entry is DesignToken =>
  typeof entry === 'object' && '$value' in entry

/** The tokens of one group by name. */
export function tokensIn(group: DesignTokenGroup | undefined): readonly (readonly [name: string, DesignToken])[] {
  return Object.entries(group ?? {}).flatMap(([name, entry]) => (isToken(entry) ? [[name, entry] as const] : []))
}

/** `{neutral.1000}` is the token of that name. */
function aliased(document: DesignTokens, alias: string): DesignToken | undefined {
  const [group = '', name = ''] = alias.slice(1, -1).split('.')
  return tokensIn(document[group]).find(([own]) => own === name)?.[1]
}

const length = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`)
const inPx = ({ value, unit }: Length) =>
  unit === 'rem' && value !== 0 ? `${length({ value, unit })} · ${value * 16}px` : length({ value, unit })
const alphaText = (alpha: number | undefined) => (alpha === undefined ? '' : ` at ${Math.round(alpha * 100)} %`)

function shadowText(layers: readonly ShadowLayer[]): string {
  return layers
    .map(
      ({ color, offsetX, offsetY, blur, spread }) =>
        `${[offsetX, offsetY, blur, spread].map(length).join(' ')} ${color}`,
    )
    .join(', ')
}

/** The value of a token as users read it: `#ffffff · neutral.1000`, `1rem · 16px`. */
export function valueText(document: DesignTokens, type: string, { $value }: DesignToken): string {
  if (typeof $value === 'string') {
    const target = aliased(document, $value)
    const own = target ? valueText(document, type, target) : ''
    return `${own} · ${$value.slice(1, -1)}`
  }
  if (type === 'color') {
    const { hex, alpha } = $value as ColorValue
    return `${hex}${alphaText(alpha)}`
  }
  if (type === 'dimension') return inPx($value as Length)
  if (type === 'duration') return length($value as Length)
  if (type === 'cubicBezier') return `cubic-bezier(${($value as readonly number[]).join(', ')})`
  if (type === 'fontFamily') return ($value as readonly string[]).join(', ')
  if (type === 'shadow') return shadowText($value as readonly ShadowLayer[])
  return String($value)
}
