import * as v from 'valibot'

/** The ranked agencies or agents. */
export const leaderboardSelectors = ['agency', 'agent'] as const
export type LeaderboardSelector = (typeof leaderboardSelectors)[number]

/** A type that can be ranked. Portal-defined: the fields of a type are not given. */
export const leaderboardTypeSchema = v.object({
  type: v.string(),
  label: v.string(),
  /** The way values of this type are shown; a count when missing. */
  unit: v.nullish(v.picklist(['count', 'dollars']), 'count'),
  /** The time that is counted, such as `Past 365 days`; null when it isn't said. */
  period: v.nullish(v.string(), null),
})
export type LeaderboardType = v.InferOutput<typeof leaderboardTypeSchema>

/** One row of a ranking. Portal-defined. */
export const leaderboardEntrySchema = v.object({
  /** Tells agents or agencies of one name apart: the number of the agent or agency. */
  id: v.nullish(v.string(), null),
  /** True if this is the signed-in user, or their agency. */
  isOwn: v.nullish(v.boolean(), false),
  /** 1 for the first; equal values share a rank. */
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  /** The agency of a ranked agent; null for a ranked agency. */
  agency: v.nullish(v.string(), null),
  value: v.number(),
  /** Part of the first place's value, 0 to 1: the length of the bar. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
export type LeaderboardEntry = v.InferOutput<typeof leaderboardEntrySchema>
