import { toLinearRgb, type Oklch } from './oklch.js'

const clamp = (channel: number) => Math.min(1, Math.max(0, channel))

// A screen shows 256 steps a channel, so the rounded color is the one that users see and auditors measure.
function roundToScreen(linear: number): number {
  const value = clamp(linear)
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  const shown = Math.round(encoded * 255) / 255
  return shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 to 1, as WCAG defines it. */
export function getLuminance(color: Oklch): number {
  const [red, green, blue] = toLinearRgb(color)
  return 0.2126 * roundToScreen(red) + 0.7152 * roundToScreen(green) + 0.0722 * roundToScreen(blue)
}

/** Contrast ratio of two colors, 1 to 21, as WCAG defines it. */
export function getContrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
