const firstLetter = (word: string) => String.fromCodePoint(word.codePointAt(0) ?? 0)

/** Up to two initials: of the first and the last word of a name. 'Elena Maria Rivera' gives 'ER'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 2 ? [...words.slice(0, 1), ...words.slice(-1)] : words
  return ends.map(firstLetter).join('').toLocaleUpperCase('en-US')
}
