import * as v from 'valibot'

/**
 * The body of every answer that is not a success: a message for the user, and the single errors of a form.
 * Further fields are accepted and ignored.
 */
export const failureSchema = v.object({
  message: v.optional(v.string()),
  errors: v.optional(v.array(v.string())),
})
export type Failure = v.InferOutput<typeof failureSchema>

/** The answer of a save that has nothing else to say (portal-defined where the shape is not given). */
export const acknowledgementSchema = failureSchema
export type Acknowledgement = Failure
