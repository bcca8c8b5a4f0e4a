import * as v from 'valibot'

/** Most characters of a comment on a help page. */
export const feedbackCommentMax = 500

/** A user's feedback on a help page: one answer for each page, which can be changed. */
export const helpFeedbackSchema = v.object({
  /** Null until the user has answered. */
  isHelpful: v.nullish(v.boolean(), null),
  /** The user's comment on the page; empty without a comment. */
  comment: v.nullish(v.string(), ''),
})
export type HelpFeedback = v.InferOutput<typeof helpFeedbackSchema>

/** An answer as it is sent. */
export const helpFeedbackInputSchema = v.object({
  isHelpful: v.boolean(),
  comment: v.pipe(v.string(), v.trim(), v.maxLength(feedbackCommentMax)),
})
/**
 * The comment as it is typed; an empty one takes a saved one back. The message of each rule is the key of its text.
 */
export function feedbackForm(saved: Pick<HelpFeedback, 'comment'>) {
  return v.object({
    comment: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(feedbackCommentMax, 'commentTooLong'),
      v.check((comment) => comment !== '' || saved.comment !== '', 'commentMissing'),
    ),
  })
}

export type HelpFeedbackInput = v.InferOutput<typeof helpFeedbackInputSchema>
