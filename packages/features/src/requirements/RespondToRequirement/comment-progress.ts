/** Where a comment stands. */
export type CommentProgress =
  | { readonly kind: 'typing' }
  | { readonly kind: 'sending' }
  /** `message` is the server's first one; null when it gave none or no answer came. The text is still there. */
  | { readonly kind: 'failed'; readonly message: string | null }
  /** Arrived; `sentAt` in milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly sentAt: number }
