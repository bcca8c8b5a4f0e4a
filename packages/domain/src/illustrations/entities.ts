import * as v from 'valibot'

const text = v.nullish(v.string(), null)

/** An agent for whom the signed-in user may request in-force illustrations. */
export const illustrationAgentSchema = v.object({
  agentNo: v.string(),
  fullName: text,
  /** Portal-defined: the agent as a person who can be notified. */
  userId: v.optional(v.string()),
})
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

/**
 * The instructions as they are counted and sent: without blanks around them, each line break as one character. A counter
 * that counts this text agrees with the rule.
 */
export function cleanInstructions(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').trim()
}

/** The body of POST /illustration/trigger. `requestKey` is portal-defined. */
export const illustrationPayloadSchema = v.object({
  /** Agent number. */
  agent: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** Policy number. */
  policy: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** Empty for a basic scenario. */
  instructions: v.pipe(v.string(), v.transform(cleanInstructions), v.maxLength(maxInstructionsLength)),
  /** The day on the user's calendar, `YYYY-MM-DD`. */
  requestDate: v.pipe(v.string(), v.isoDate()),
  /** The signed-in user's ID, or empty if another person is to be notified. */
  recipient: v.pipe(v.string(), v.maxLength(200)),
  /**
   * Chosen by the caller for each request, such as a UUID. Sent again with the same key, a request is answered like the
   * first time and stored once: a double click or a repeated call makes one request.
   */
  requestKey: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64))),
})
export type IllustrationPayload = v.InferOutput<typeof illustrationPayloadSchema>

/**
 * The outcome of a request. Portal-defined names for the message type and the message, and the number under which the
 * request is found again.
 */
export const illustrationOutcomeSchema = v.object({
  msgType: text,
  message: text,
  /** `IR-100042` */
  requestNo: v.optional(v.nullable(v.string())),
})
export type IllustrationOutcome = v.InferOutput<typeof illustrationOutcomeSchema>

/** The progress of a request, in this order; it ends ready or declined. */
export const illustrationStates = ['received', 'preparing', 'ready', 'declined'] as const
export type IllustrationState = (typeof illustrationStates)[number]

/** True while something is still to become of a request. */
export function isIllustrationOpen(state: IllustrationState): boolean {
  return state === 'received' || state === 'preparing'
}

/** A request that the user has sent or is notified of. */
export const submittedIllustrationSchema = v.object({
  /** `IR-100042` */
  requestNo: v.string(),
  state: v.picklist(illustrationStates),
  /** Basic: run automatically. Custom: prepared by a specialist per the instructions. */
  scenario: v.picklist(['basic', 'custom']),
  /** An ISO timestamp, as are the other two. */
  requestedAt: v.string(),
  /** The time at which the illustration was ready; null until then. */
  readyAt: v.nullable(v.string()),
  /** By when it is normally ready; null for a custom scenario, whose time isn't known. */
  expectedBy: v.nullable(v.string()),
  /** The person at the home office who prepares it or has done so; null while it waits. `by` is null without a name. */
  taken: v.nullish(v.object({ by: text, at: v.string() }), null),
  /** The reason for which the home office declined it, and when; null if it didn't. */
  declined: v.nullish(v.object({ reason: v.string(), at: v.string() }), null),
  /** The person who sent the request, and whether that's the user. */
  requestedBy: v.object({ fullName: v.string(), isSelf: v.boolean() }),
  agent: illustrationAgentSchema,
  /** The contract in the in-force lists. */
  contract: v.object({ coCode: v.string(), coType: v.string(), contractNo: v.string() }),
  policyNumber: v.string(),
  clientName: text,
  productType: text,
  /** The instructions; empty for a basic scenario. */
  instructions: v.string(),
  /** The person to notify when the illustration is ready, and how. The person who sent the request is always told. */
  notified: v.object({
    fullName: v.string(),
    /** True if that's the user. */
    isSelf: v.boolean(),
    by: v.picklist(['sms', 'email']),
  }),
  /** The finished PDF; null until it's ready. */
  file: v.nullable(v.object({ fileId: v.string(), fileName: v.string(), bytes: v.number() })),
  /** Ready or declined, and not yet marked as seen by the user. */
  isNew: v.boolean(),
})
/** A request that the user has sent or is notified of, and what has become of it. */
export interface SubmittedIllustration extends v.InferOutput<typeof submittedIllustrationSchema> {}

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
  /** User ID; the number of an agent who has none. */
  readonly value: string
  /** Full name. */
  readonly label: string
}
