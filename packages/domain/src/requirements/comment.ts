/** A comment has at most this many characters, blanks included. */
export const commentMaxLength = 280
/** The counter shows from this many characters left. */
export const commentCounterFrom = 20

const notAllowed = /[^\p{L}\p{N} .,;:'"!?()\-/&@#$%+*_=]/gu

/**
 * A comment as it may be sent: letters, digits, blanks and common punctuation. Line breaks and tabs become blanks,
 * everything else is stripped. Accents that were typed as separate marks are joined to their letter first.
 */
export function cleanComment(text: string): { readonly text: string; readonly removed: boolean } {
  const spaced = text.normalize('NFC').replace(/\r\n|[\n\r\t]/g, ' ')
  const cleaned = spaced.replace(notAllowed, '')
  return { text: cleaned, removed: cleaned !== spaced }
}

export interface CommentState {
  /** Characters left; below zero when the text is too long. */
  readonly left: number
  readonly isCounterShown: boolean
  readonly isCounterError: boolean
  /** True if the text may be sent: not blank, and not over the limit. */
  readonly canRespond: boolean
}

/** The counter and the Respond button for a comment text. At exactly 280 it warns and can still be sent. */
export function commentState(text: string): CommentState {
  const left = commentMaxLength - text.length
  return {
    left,
    isCounterShown: left <= commentCounterFrom,
    isCounterError: left <= 0,
    canRespond: text.trim() !== '' && left >= 0,
  }
}
