const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Case-insensitive order of names, numbers inside them by value; missing texts first. */
export function compareText(a: string | null, b: string | null): number {
  return collator.compare(a ?? '', b ?? '')
}
