const withoutAccent: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', '‘': "'", '’': "'" }
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' }
const isOneWord = /^[a-z0-9]*$/
const isPlain = /^[\x20-\x7e]*$/
const ideographs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
/** Up to so many words, a text is also found with its words written together. */
const mostJoinedWords = 12
const [formMark, joinedMark] = ['\t', '|']

/** The text without accents and letter case, apostrophes straight: `Peña` and `pena` are alike, and so are `O’Neil` and `o'neil`. */
export function foldText(text: string): string {
  // Most texts: much faster in a list of a hundred thousand
  if (isPlain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđ‘’]/g, (letter) => withoutAccent[letter] ?? letter)
}

/**
 * Makes the test for rows whose text has every word that is searched for, in any order: the same words that find a
 * client in client lookup, whatever their accents, letter case, apostrophes and blanks, with `ü` typed as `u` or `ue`
 * and `O'Neil` as `oneil`. A blank search finds every row. The text of a row is put together once.
 * @param getText the text of a row; all words must be in one of its lines
 */
export function textSearch<Row extends object>(
  getText: (row: Row) => string,
): (searched: string) => (row: Row) => boolean {
  const made = new WeakMap<Row, string>()
  const getForms = (row: Row): string => {
    const cached = made.get(row)
    if (cached !== undefined) return cached
    const forms = getText(row).split('\n').map(toForms).join('\n')
    made.set(row, forms)
    return forms
  }
  return (searched) => {
    const words = [...new Set(toWords(foldText(searched)))].map((word) => [word, joinedMark + joinWords(word)] as const)
    const hasAll = (forms: string) =>
      words.every(([word, joined]) => forms.includes(word) || (joined !== joinedMark && forms.includes(joined)))
    if (words.length === 0) return () => true
    return (row) => {
      const forms = getForms(row)
      return hasAll(forms) && (words.length < 2 || forms.split('\n').some(hasAll))
    }
  }
}

function toWords(text: string): readonly string[] {
  return text.split(/[\s,|]+/).filter(Boolean)
}

/** In capitals, which no other form has, so that a word isn't found across two others. */
function joinWords(text: string): string {
  return (isOneWord.test(text) ? text : text.replace(/[\s'.,|-]/g, '')).toUpperCase()
}

/** German and Scandinavian letters the way people type them without a key for them. */
function spellOut(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüøåæ]/g, (letter) => spelledOut[letter] ?? letter)
}

/**
 * A text in every way that it may be typed: as it is, with letters spelled out, and from each word on without what
 * separates words. Names in Chinese, Japanese and Korean are written without blanks and with either part first.
 */
function toForms(text: string): string {
  const folded = foldText(text)
  const words = toWords(folded)
  const isPlainText = isPlain.test(text)
  let forms = words.join(' ')
  if (!isPlainText) forms += formMark + foldText(spellOut(text))
  if (words.length > mostJoinedWords) return forms
  const parts = words.map(joinWords)
  let joined = ''
  for (const part of parts.toReversed()) {
    joined = part + joined
    forms += formMark + joinedMark + joined
  }
  if (isPlainText) return forms
  const ideographic = parts.filter((part) => ideographs.test(part))
  for (const form of [ideographic, ideographic.toReversed()]) forms += formMark + joinedMark + form.join('')
  return forms
}
