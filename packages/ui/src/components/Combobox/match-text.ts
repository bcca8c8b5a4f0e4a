/** A text cut at the part that was searched for. */
export interface TextMatch {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** Letters alone: neither case nor accents keep 'Oberg' from finding 'Öberg'. */
const fold = (letter: string) =>
  letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * The position at which the query first occurs in the text, ignoring case, accents and surrounding blanks; null when it
 * does not.
 */
export function matchText(text: string, query: string): TextMatch | null {
  const letters = Array.from(text)
  const folded = letters.map(fold)
  const wanted = Array.from(query.trim(), fold).join('')
  for (let start = 0; start < letters.length; start += 1) {
    let end = start
    let found = ''
    while (end < letters.length && found.length < wanted.length) {
      found += folded[end]
      end += 1
    }
    if (found === wanted) {
      const cut = (from: number, to?: number) => letters.slice(from, to).join('')
      return { before: cut(0, start), match: cut(start, end), after: cut(end) }
    }
  }
  return wanted === '' ? { before: text, match: '', after: '' } : null
}
