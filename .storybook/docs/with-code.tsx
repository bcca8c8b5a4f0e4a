/** Words between backticks are code. */
export function withCode(text: string) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part))
}
