/** The moment of all examples. */
export const exampleNow = new Date('2026-03-16T15:00:00Z')

/** A moment as many hours before. */
export const hoursAgo = (hours: number) => new Date(exampleNow.getTime() - hours * 3_600_000).toISOString()
