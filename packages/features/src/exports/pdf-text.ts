/** Pictures in the place of letters, with the signs that change or join them, and the letters of flags. */
const pictures =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/gu

/** Signs that have no look of their own. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** The PDF library has one sign for this word, which the font has not; unseen signs keep its letters apart. */
const [allah, allahInLetters] = ['\u0627\u0644\u0644\u0647', '\u0627\u0644\u200d\u0644\u0647']

const missing = '□'

/**
 * A text as a font can show it: a letter and its accent are one sign, and a box stands for a picture and for every
 * letter that the font has not.
 * @param hasLetter whether the font has a letter, by its code point
 */
export function pdfText(text: string, hasLetter: (code: number) => boolean): string {
  const joined = text.normalize().replaceAll('\t', ' ')
  // The most of all texts: plain letters.
  if (/^[\n\r\u0020-\u007e]*$/.test(joined)) return joined
  const shown = joined.replace(pictures, missing).replace(unseen, '')
  const letters = Array.from(shown, (letter) => (isShown(letter, hasLetter) ? letter : missing))
  return letters.join('').replaceAll(allah, allahInLetters)
}

/** The PDF library writes two halves of a letter beyond the first plane, and no font has those. */
function isShown(letter: string, hasLetter: (code: number) => boolean): boolean {
  const code = letter.codePointAt(0) ?? 0
  return /\s/.test(letter) || (code <= 0xff_ff && hasLetter(code))
}
