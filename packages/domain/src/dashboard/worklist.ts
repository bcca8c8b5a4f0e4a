import * as v from 'valibot'
import type { CaseAttention } from '../cases/case-attention.ts'
import { contractSchema } from '../contracts/contract.ts'
import { optionalNumber, optionalText } from '../endpoint/fields.ts'
import type { InforceAttention } from '../inforce/inforce-attention.ts'

/** Reasons that have items, the most urgent first. */
const itemReasons = [
  'past-lapse',
  'lapse-soon',
  'requirements',
  'offers',
  'missed',
  'not-paid',
  'service',
] as const satisfies readonly (CaseAttention | InforceAttention)[]
export type WorklistItemReason = (typeof itemReasons)[number]

/** All reasons why something needs the producer now. Each has a list that shows what it counts. */
export const worklistReasons = [...itemReasons, 'over-90'] as const
export type WorklistReason = (typeof worklistReasons)[number]

/** Reasons of which a worklist shows at least one item, however many others are more urgent. */
const alwaysShown: ReadonlySet<WorklistItemReason> = new Set([
  'past-lapse',
  'lapse-soon',
  'requirements',
  'offers',
  'missed',
])

/** So many items are shown; the lists have all of them. */
export const worklistSize = 8

/** One thing to do, or to look at. */
export const worklistItemSchema = v.object({
  reason: v.picklist(itemReasons),
  /** The requirement, the status of the case or the kind of alert; null where the reason says it all. */
  name: optionalText,
  /** The insured or the owners; empty where they have no name. */
  client: v.string(),
  contract: contractSchema,
  /** The case in addresses; null for a contract in force. */
  caseKey: optionalText,
  requirementId: optionalText,
  /** The way a requirement is answered; all else is viewed. */
  action: v.picklist(['upload', 'comment', 'view']),
  /** Days since a case was processed, or until the date of an alert: below zero once that is over. */
  days: optionalNumber,
})
export type WorklistItem = v.InferOutput<typeof worklistItemSchema>

/** The work that needs the producer now: the first items, and how many each list has. */
export const worklistSchema = v.object({
  items: v.array(worklistItemSchema),
  counts: v.array(
    v.object({
      reason: v.picklist(worklistReasons),
      /** The rows of the list, at least one. */
      count: v.number(),
      /** The requirements that wait in these cases. */
      requirements: v.optional(v.number()),
    }),
  ),
})
export type WaitingWork = v.InferOutput<typeof worklistSchema>

/**
 * The items that a worklist shows: the most urgent, but at least one of each reason that asks for an answer.
 * @param items the first of each reason, the most urgent reason first
 */
export function chooseWorklistItems(items: readonly WorklistItem[]): WorklistItem[] {
  const firsts = items.filter(
    (item) => alwaysShown.has(item.reason) && item === items.find(({ reason }) => reason === item.reason),
  )
  const shown = new Set([...new Set([...firsts, ...items])].slice(0, worklistSize))
  return inTurn(items.filter((item) => shown.has(item)))
}

/** Requirements and offers are of cases: those that wait longest come first, whichever of both they are. */
function inTurn(items: readonly WorklistItem[]): WorklistItem[] {
  const place = ({ reason }: WorklistItem) => itemReasons.indexOf(reason === 'offers' ? 'requirements' : reason)
  const wait = ({ caseKey, days }: WorklistItem) => (caseKey === null ? 0 : (days ?? 0))
  return items.toSorted((a, b) => place(a) - place(b) || wait(b) - wait(a))
}
