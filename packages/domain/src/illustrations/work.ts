import * as v from 'valibot'
import { illustrationAgentSchema } from './entities.ts'

const text = v.nullish(v.string(), null)

/** The limit of the reason for which a request is declined, in characters. */
export const maxDeclineReason = 500

/** The entries of the form that declines a request; its messages are keys. */
export const declineForm = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('reasonNeeded'), v.maxLength(maxDeclineReason, 'reasonTooLong')),
})

/** The progress of a request as the home office sees it. */
const illustrationWorkStates = ['waiting', 'taken', 'ready', 'declined'] as const

/** The requests of one answer that are open, and as many that are closed. */
export const mostIllustrationWork = 500

const illustrationWorkSchema = v.object({
  /** `IR-100042` */
  requestNo: v.string(),
  state: v.picklist(illustrationWorkStates),
  /** Basic: without changes to the policy. Custom: as the instructions say. */
  scenario: v.picklist(['basic', 'custom']),
  /** An ISO timestamp, as are the others. */
  requestedAt: v.string(),
  /** By when it is normally ready; null for a custom scenario. */
  expectedBy: v.nullable(v.string()),
  requestedBy: v.object({ userId: v.string(), fullName: v.string() }),
  agent: illustrationAgentSchema,
  contract: v.object({ coCode: v.string(), coType: v.string(), contractNo: v.string() }),
  policyNumber: v.string(),
  clientName: text,
  productType: text,
  /** Empty for a basic scenario. */
  instructions: v.string(),
  /** The person to notify when it is ready, besides the person who sent the request. */
  notified: v.object({ fullName: v.string() }),
  /**
   * The person or system that prepares it, also once it is closed; null while it waits. `id` is a user ID, or `:system`
   * for an outside system and `:clock` for the clock of the demo. `by` is null where no name is known.
   */
  taken: v.nullable(v.object({ id: v.string(), by: text, at: v.string() })),
  /** The time at which it was ready or declined; null until then. */
  closedAt: v.nullable(v.string()),
  /** The reason for which it was declined; null if it wasn't. */
  declineReason: v.nullable(v.string()),
  /** The finished PDF; null until it's ready. */
  file: v.nullable(v.object({ fileName: v.string(), bytes: v.number() })),
})
/** A request as an entry of the work list of the home office. */
export interface IllustrationWork extends v.InferOutput<typeof illustrationWorkSchema> {}

/** The work list: what is open, oldest first, then what was closed last. */
export const illustrationWorkListSchema = v.object({
  requests: v.array(illustrationWorkSchema),
  /** The number of open requests, listed or not. */
  open: v.number(),
})
export const illustrationWorkAnswerSchema = illustrationWorkSchema

/** An act on a request. */
export type IllustrationAct =
  /** `from`: takes it over from the person who has it, as the caller has seen. */
  | { readonly type: 'take'; readonly from?: string | undefined }
  | { readonly type: 'release' }
  | { readonly type: 'decline'; readonly reason: string }
  /** `hash` tells one file from another. */
  | { readonly type: 'finish'; readonly hash: string }
  /** Replaces the file that was sent, including one that somebody else sent. */
  | { readonly type: 'replace'; readonly hash: string }

/** A request, as far as it decides what may be done with it. */
export interface IllustrationStanding {
  readonly state: IllustrationWork['state']
  /** The user ID of the person who has taken it; null while it waits. */
  readonly holder: string | null
  readonly declineReason: string | null
  readonly hash: string | null
}

/**
 * Tells what becomes of an act: it is done, it was done before by the same one and changes nothing, or somebody else has
 * the request (`held`), or it is closed, or not ready yet (`open`). A request that nobody has taken may be finished or
 * declined at once.
 */
export function judgeIllustrationAct(
  { state, holder, declineReason, hash }: IllustrationStanding,
  actor: string,
  act: IllustrationAct,
): 'apply' | 'repeated' | 'held' | 'closed' | 'open' {
  const isOwn = holder === actor
  if (act.type === 'replace') {
    if (state === 'declined') return 'closed'
    if (state !== 'ready') return 'open'
    return act.hash === hash ? 'repeated' : 'apply'
  }
  if (state === 'ready') return act.type === 'finish' && isOwn && act.hash === hash ? 'repeated' : 'closed'
  if (state === 'declined') {
    return act.type === 'decline' && isOwn && act.reason === declineReason ? 'repeated' : 'closed'
  }
  if (state === 'waiting') return act.type === 'release' ? 'repeated' : 'apply'
  if (isOwn) return act.type === 'take' ? 'repeated' : 'apply'
  return act.type === 'take' && act.from === holder ? 'apply' : 'held'
}
