/** Decodes the HTML ampersand entities (`&amp;`, `&#38;`, `&#x26;`) that back ends leave in names; once, not again. */
export function decodeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
}
