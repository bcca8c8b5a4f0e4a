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
export type HelpFeedbackInput = v.InferOutput<typeof helpFeedbackInputSchema>
