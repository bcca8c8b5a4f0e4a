/** The state of a comment. */
export type CommentProgress =
  | { readonly kind: 'typing' }
  | { readonly kind: 'sending' }
  /** `message` is the server's first one; null if it sent none or no answer came. The text is kept. */
  | { readonly kind: 'failed'; readonly message: string | null }
  /** Sent; `sentAt` in milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly sentAt: number }
