import type { Jobs } from '../services.ts'

/** Jobs that nothing runs. */
export const noJobs: Jobs = { wake: () => Promise.resolve(), readStates: () => Promise.resolve([]) }
