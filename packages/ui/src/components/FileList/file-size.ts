import { formatCount } from '../format-count.js'

const units = ['bytes', 'KB', 'MB', 'GB'] as const
const step = 1024

/** A size in bytes as users read it: '1 byte', '820 KB', '24.5 MB'. One KB is 1,024 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes === 1) return '1 byte'
  let size = bytes
  let unit = 0
  while (round(size, unit) >= step && unit < units.length - 1) {
    size /= step
    unit += 1
  }
  return `${formatCount(round(size, unit))} ${units[unit]}`
}

function round(size: number, unit: number): number {
  return Number(size.toFixed(unit > 1 && size < 100 ? 1 : 0))
}
