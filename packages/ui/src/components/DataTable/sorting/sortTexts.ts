const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** The order of these characters is the collator's own. */
const plain = /^[ ,./0-9a-z]*$/

/**
 * Texts in lower case in the order that people expect. Where every text is plain, the language's own order of strings
 * is the collator's, and much faster.
 */
export function sortTexts(texts: readonly string[]): readonly string[] {
  return texts.every((text) => plain.test(text)) ? texts.toSorted() : texts.toSorted(collator.compare)
}
