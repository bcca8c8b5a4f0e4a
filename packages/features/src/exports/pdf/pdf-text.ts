/** Emoji with their modifiers and joiners, and flags. */
const emoji =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/gu

/** Characters that are invisible. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Characters that change the text direction, and control characters. */
const directional = /[\u202a-\u202e\u2066-\u2069\p{Cc}]/gu

/** jsPDF replaces this word by one character that the font lacks; an invisible joiner keeps its letters apart. */
const [allah, allahInLetters] = ['\u0627\u0644\u0644\u0647', '\u0627\u0644\u200d\u0644\u0647']

const placeholder = '□'

/** True if a font has a glyph for a code point. */
export type GlyphTest = (code: number) => boolean

/** Composes letters and their accents, and replaces tabs by spaces. */
export function normalizeText(text: string): string {
  return text.normalize().replaceAll('\t', ' ')
}

/** True if a text is plain ASCII, which every font has; most texts are. */
export function isPlain(text: string): boolean {
  return /^[\n\r\u0020-\u007e]*$/.test(text)
}

/** Removes control characters from a line, so that none changes the direction of the text after it. */
export function cleanLine(line: string): string {
  return line.replace(directional, '')
}

/** The visible characters of a line: those that a font must have. */
export function getVisibleText(line: string): string {
  return line.replace(invisible, '').replaceAll('\r', '')
}

/** Replaces emoji, and the letters that a font lacks, by boxes. */
export function toPdfText(text: string, hasGlyph: GlyphTest): string {
  const normalized = normalizeText(text)
  if (isPlain(normalized)) return normalized
  const withoutEmoji = normalized.replace(emoji, (match) => (isSymbol(match, hasGlyph) ? match : placeholder))
  const letters = Array.from(withoutEmoji.replace(invisible, ''), (letter) =>
    isShown(letter, hasGlyph) ? letter : placeholder,
  )
  return letters.join('').replaceAll(allah, allahInLetters)
}

/** Some emoji are also symbols that fonts have, such as ™. */
function isSymbol(emojiText: string, hasGlyph: GlyphTest): boolean {
  const [letter = '', ...more] = emojiText.replace(invisible, '')
  return more.length === 0 && isShown(letter, hasGlyph)
}

/** jsPDF writes characters beyond the Basic Multilingual Plane as two halves, which no font has. */
function isShown(letter: string, hasGlyph: GlyphTest): boolean {
  const code = letter.codePointAt(0) ?? 0
  return /\s/.test(letter) || (code <= 0xff_ff && hasGlyph(code))
}
