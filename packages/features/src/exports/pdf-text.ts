/** Pictures in the place of letters, with the signs that change or join them, and the letters of flags. */
const pictures =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/gu

/** Signs that have no look of their own. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Signs that turn the direction of whatever follows them, and those that move or end lines. */
const turning = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/gu

/** The PDF library has one sign for this word, which the font has not; unseen signs keep its letters apart. */
const [allah, allahInLetters] = ['\u0627\u0644\u0644\u0647', '\u0627\u0644\u200d\u0644\u0647']

const missing = '□'

/** Whether a font has a letter, by its code point. */
export type LetterTest = (code: number) => boolean

/** A text as every way of showing it begins: a letter and its accent are one sign, and a blank stands for a tab. */
export function joinedText(text: string): string {
  return text.normalize().replaceAll('\t', ' ')
}

/** Whether a text is of plain letters alone, which every font has; the most of all texts are. */
export function isPlain(text: string): boolean {
  return /^[\n\r\u0020-\u007e]*$/.test(text)
}

/** A line for a brush that knows every letter: no sign in it can turn the words of other people around. */
export function drawnText(line: string): string {
  return line.replace(turning, '')
}

/** The letters of a line that are seen, apart from pictures and their joints: those that a font must have. */
export function seenText(line: string): string {
  return line.replace(unseen, '').replaceAll('\r', '')
}

/**
 * A text as a font can show it by itself: a box stands for a picture and for every letter that the font has not.
 */
export function pdfText(text: string, hasLetter: LetterTest): string {
  const joined = joinedText(text)
  if (isPlain(joined)) return joined
  const withoutPictures = joined.replace(pictures, (picture) => (isSign(picture, hasLetter) ? picture : missing))
  const letters = Array.from(withoutPictures.replace(unseen, ''), (letter) =>
    isShown(letter, hasLetter) ? letter : missing,
  )
  return letters.join('').replaceAll(allah, allahInLetters)
}

/** Some pictures are signs as well, such as that of a trademark. */
function isSign(picture: string, hasLetter: LetterTest): boolean {
  const [letter = '', ...more] = picture.replace(unseen, '')
  return more.length === 0 && isShown(letter, hasLetter)
}

/** The PDF library writes two halves of a letter beyond the first plane, and no font has those. */
function isShown(letter: string, hasLetter: LetterTest): boolean {
  const code = letter.codePointAt(0) ?? 0
  return /\s/.test(letter) || (code <= 0xff_ff && hasLetter(code))
}
