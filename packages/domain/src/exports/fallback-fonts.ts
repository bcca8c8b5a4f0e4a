/** The address below which the service of the portal has fonts for letters that a browser's system may lack. */
export const fallbackFontsPath = '/document-fonts'
/** The list of them. */
export const fallbackFontList = `${fallbackFontsPath}/list.json`

/** A font of the list; of two fonts with a letter, the later one shows it. */
export interface FallbackFont {
  readonly url: string
  /** Its letters, as in the `unicode-range` of a style sheet. */
  readonly letters: string
}
