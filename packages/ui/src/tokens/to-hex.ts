import { toLinearRgb, type Oklch } from './oklch.js'

const encode = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)

/** A color as `#rrggbb`, for tools that cannot read OKLCH yet. Its opacity is left out. */
export function toHex(color: Oklch): string {
  const channels = toLinearRgb(color).map((linear) => Math.round(Math.min(1, Math.max(0, encode(linear))) * 255))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
