/** The search needs more than three characters; both lookups share it. */
export const minimumSearchLength = 4

/** The longest text that the service accepts, in characters. */
export const longestSearchText = 500

/** The search text: control characters dropped, white space collapsed, ends trimmed. */
export function cleanSearchText(text: string): string {
  return text
    .replace(/\s/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ +/gu, ' ')
    .trim()
}

/** True if Search is enabled and Enter searches: four characters or more remain after cleaning. */
export function canSearch(text: string): boolean {
  return cleanSearchText(text).length >= minimumSearchLength
}
