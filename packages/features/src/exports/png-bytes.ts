/** Pixels of a picture, four bytes each: red, green, blue and how opaque it is, which is not looked at. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const [greyPicture, colourPicture] = [0, 2]
const storedAtOnce = 0xff_ff

/**
 * Pixels as a PNG, grey where no colour is among them. It is not packed: the PDF library packs what it is given, and
 * only a PNG is given to it with its kind of colours.
 */
export function pngBytes({ data, width, height }: Pixels): Uint8Array {
  const isGrey = hasNoColour(data)
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, isGrey ? greyPicture : colourPicture], 8)
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', head),
    chunk('IDAT', stored(rowsOf(data, width, height, isGrey ? 1 : 3))),
    chunk('IEND', new Uint8Array(0)),
  ]
  return joined(parts)
}

function hasNoColour(data: Uint8ClampedArray): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  }
  return true
}

/** Every row begins with the number of its filter: none. */
function rowsOf(data: Uint8ClampedArray, width: number, height: number, channels: number): Uint8Array {
  const rows = new Uint8Array(height * (1 + width * channels))
  let to = 0
  for (let row = 0; row < height; row += 1) {
    to += 1
    for (let from = row * width * 4; from < (row + 1) * width * 4; from += 4) {
      for (let channel = 0; channel < channels; channel += 1) rows[to++] = data[from + channel] ?? 0
    }
  }
  return rows
}

/** Bytes in the format of packed ones, in blocks that are stored as they are. */
function stored(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  for (let from = 0; from < bytes.length; from += storedAtOnce) {
    const block = bytes.subarray(from, from + storedAtOnce)
    const isLast = from + storedAtOnce >= bytes.length
    const { length } = block
    parts.push(Uint8Array.of(Number(isLast), length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff), block)
  }
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  parts.push(number((high << 16) | low))
  return joined(parts)
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(kind, (letter) => letter.charCodeAt(0)), content])
  return joined([number(content.length), named, number(checksum(named))])
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xed_b8_83_20 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function checksum(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) sum = (checksums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ~sum
}

/** Four bytes, the highest first. */
function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
