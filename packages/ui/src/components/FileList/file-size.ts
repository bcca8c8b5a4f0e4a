const units = ['bytes', 'KB', 'MB', 'GB'] as const
const step = 1024

/** A size in bytes as users read it: '820 KB', '24.5 MB'. One KB is 1,024 bytes. */
export function formatFileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= step && unit < units.length - 1) {
    size /= step
    unit += 1
  }
  const decimals = unit > 1 && size < 100 ? 1 : 0
  return `${Number(size.toFixed(decimals)).toLocaleString('en-US')} ${units[unit]}`
}
