let segmenter: Intl.Segmenter | undefined

/** The first letter or figure of a word as readers see it: an accent or a vowel sign stays with its letter. */
function firstLetter(word: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const [first] = segmenter.segment(word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return first?.segment ?? ''
}

// Letters of these scripts join into what looks like a word, unless something invisible keeps them apart.
const joins = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u
const nonJoiner = '\u200C'

/**
 * The initials of a name: of its first and its last word, or of the first alone. 'Elena Maria Rivera' gives 'ER', and a
 * name without letters gives ''.
 */
export function getInitials(name: string, most: 1 | 2 = 2): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .map(firstLetter)
    .filter((letter) => letter !== '')
  const last = most > 1 && letters.length > 1 ? letters.slice(-1) : []
  const ends = [...letters.slice(0, 1), ...last]
  return ends.join(ends.some((letter) => joins.test(letter)) ? nonJoiner : '').toLocaleUpperCase('en-US')
}
