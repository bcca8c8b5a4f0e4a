const printableAscii = /^[\u0020-\u007e]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * Cuts a text after `maxCharacters` user-perceived characters and adds '…'; a text of that length or less comes
 * back as it is. A letter with its accents, a flag or an emoji family counts as one and is never split.
 */
export function truncate(text: string, maxCharacters: number): string {
  // No text has more characters than code units, and most texts are plain: neither needs the segmenter.
  if (text.length <= maxCharacters) return text
  if (printableAscii.test(text.slice(0, maxCharacters + 1))) return `${text.slice(0, maxCharacters)}…`
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === maxCharacters) return `${text.slice(0, index)}…`
    count += 1
  }
  return text
}
