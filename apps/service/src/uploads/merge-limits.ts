import * as v from 'valibot'

/** What a merge may take: time, and memory in bytes. */
export const mergeLimitsSchema = v.object({ milliseconds: v.number(), memory: v.number() })
export type MergeLimits = v.InferOutput<typeof mergeLimitsSchema>

/** Twelve documents of 101 MB together take a second or two and some 300 MB. */
export const ordinaryLimits: MergeLimits = { milliseconds: 30_000, memory: 1_500_000_000 }
