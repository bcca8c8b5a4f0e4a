import { availableParallelism } from 'node:os'

/** The workers of a step: half again as many as there are cores, as a check waits for a third of its time. */
export const workers = Math.min(Math.ceil(Math.max(availableParallelism(), 2) * 1.5), 16)
