/**
 * An OKLCH color as `#rrggbb`, for programs that know no other: its lightness from 0 to 1, its chroma, and its hue in
 * degrees. A color that a screen can't show is cut to one that it can.
 */
export function toHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(toByte).join('')}`
}

function toByte(value: number): string {
  const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, shown)) * 255)
  return byte.toString(16).padStart(2, '0')
}
