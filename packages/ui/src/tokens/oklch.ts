/** A color as users see it: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
  /** The opacity, 0 to 1; covers all when left out. */
  readonly alpha?: number
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Converts to linear-light sRGB. Channels fall outside 0 to 1 when a screen cannot show the color. */
export function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** True if an sRGB screen can show the color as it is. */
export function isInGamut(color: Oklch): boolean {
  return toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005)
}

/** The same lightness and hue with the most chroma, up to the given one, that an sRGB screen can show. */
export function fitGamut(color: Oklch): Oklch {
  if (isInGamut(color)) return color
  let low = 0
  let high = color.c
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (isInGamut({ ...color, c: middle })) low = middle
    else high = middle
  }
  return { ...color, c: Math.floor(low * 10_000) / 10_000 }
}

/** Writes the color for a style sheet: `oklch(0.52 0.14 262)`, with an alpha when it lets light through. */
export function toCss({ l, c, h, alpha = 1 }: Oklch): string {
  return `oklch(${l} ${c} ${h}${alpha < 1 ? ` / ${alpha}` : ''})`
}

const linearize = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/**
 * Reads a color as design tools write it.
 * @throws {TypeError} when the text is not `#rrggbb`
 */
export function fromHex(hex: string): Oklch {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new TypeError(`Write a color as #rrggbb, such as #6b2fb3, not as "${hex}".`)
  const channel = (at: number) => linearize(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}
