/** A code as it is sent: without the blanks and hyphens that messages and people put into it. */
export function cleanCode(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}]/gu, '')
}
