/** A text with its straight quotes turned into curly ones: opening at the start and after a blank or bracket. */
export function curlQuotes(text: string): string {
  return text.replaceAll(/(?<=^|[\s([{“])"/g, '“').replaceAll('"', '”')
}
