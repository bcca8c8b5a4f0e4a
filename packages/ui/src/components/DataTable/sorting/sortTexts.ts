const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** The order of these characters is the collator's own. */
const plain = /^[ ,./0-9a-z]*$/

/**
 * Texts in lower case in the order that people expect. Where every text is plain, the language's own order of strings
 * is the collator's, and much faster.
 */
export function sortTexts(texts: readonly string[]): readonly string[] {
  // One test of all is many times as fast as a test of each.
  return plain.test(texts.join(' ')) ? texts.toSorted() : texts.toSorted(collator.compare)
}
