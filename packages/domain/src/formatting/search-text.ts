/** The search needs more than three characters; both lookups share it. */
export const minimumSearchLength = 4

/** What is searched for: control characters dropped, white space collapsed, ends trimmed. */
export function cleanSearchText(text: string): string {
  return text
    .replace(/\s/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ +/gu, ' ')
    .trim()
}

/** Whether Search is enabled and Enter searches: four characters or more remain after cleaning. */
export function canSearch(text: string): boolean {
  return cleanSearchText(text).length >= minimumSearchLength
}

/** The message of a finished search: `3 results for "smith"`, with the quotes as typed. */
export function searchResultMessage(count: number, text: string): string {
  return `${count} results for "${text}"`
}

/** Turns straight double quotes into curly ones: opening at the start of a word, closing elsewhere. */
export function curlQuotes(message: string): string {
  return message.replace(/(^|[\s(])"/gu, '$1“').replaceAll('"', '”')
}
