import { encode } from 'fast-png'

/** The pixels of a picture, four bytes each: red, green, blue, and an alpha value that is ignored. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/**
 * Encodes pixels as a PNG, in grayscale when they have no color. jsPDF compresses PNG images only, and keeps the color
 * type that it is given.
 */
export function toPng({ data, width, height }: Pixels): Uint8Array {
  const channels = isGray(data) ? 1 : 3
  const bytes = new Uint8Array(width * height * channels)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < channels; channel += 1) {
      bytes[pixel * channels + channel] = data[pixel * 4 + channel] ?? 0
    }
  }
  return encode({ data: bytes, width, height, channels })
}

function isGray(data: Uint8ClampedArray): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  }
  return true
}
