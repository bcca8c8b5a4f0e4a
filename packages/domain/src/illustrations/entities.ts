import * as v from 'valibot'

const text = v.nullish(v.string(), null)

/** An agent for whom the signed-in user may request in-force illustrations. */
export const illustrationAgentSchema = v.object({ agentNo: v.string(), fullName: text })
export type IllustrationAgent = v.InferOutput<typeof illustrationAgentSchema>

/** An in-force policy found by the client and policy search. */
export const illustrationPolicySchema = v.object({
  clientName: text,
  /** ISO date. */
  dateOfBirth: text,
  policyNumber: v.string(),
  productType: text,
  /** True: eligible for the automated basic scenario. False or missing: handled by hand. */
  canBeAutomated: v.nullish(v.boolean(), false),
})
export type IllustrationPolicy = v.InferOutput<typeof illustrationPolicySchema>

/** The limit of the instructions, in characters. */
export const maxInstructionsLength = 2000

/** What POST /illustration/trigger takes. */
export const illustrationPayloadSchema = v.object({
  /** Agent number. */
  agent: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** Policy number. */
  policy: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** Empty for a basic scenario. */
  instructions: v.pipe(v.string(), v.maxLength(maxInstructionsLength)),
  /** The day on the user's calendar, `YYYY-MM-DD`. */
  requestDate: v.pipe(v.string(), v.isoDate()),
  /** The signed-in user's ID, or empty if another person is to be notified. */
  recipient: v.string(),
})
export type IllustrationPayload = v.InferOutput<typeof illustrationPayloadSchema>

/** What became of a request. Portal-defined names for the message type and the message. */
export const illustrationOutcomeSchema = v.object({ msgType: text, message: text })
export type IllustrationOutcome = v.InferOutput<typeof illustrationOutcomeSchema>

/** The one policy that a request is about. */
export interface SelectedPolicy {
  /** The client's name. */
  readonly name: string
  readonly policy: string
  readonly product: string
  readonly automated: boolean
}

/** A person who can be notified. */
export interface IllustrationRecipient {
  /** User id; an agent number for an agent other than the user. */
  readonly value: string
  /** Full name. */
  readonly label: string
}
