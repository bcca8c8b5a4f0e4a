/** Where an arrow key, Home or End leads among `count` tabs; null for every other key. It wraps around. */
export function tabAfterKey(key: string, index: number, count: number, direction: string = 'ltr'): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index + (key === forward ? 1 : count - 1)) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
