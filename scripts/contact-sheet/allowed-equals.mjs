/**
 * Pairs of states that may look the same, each with the reason.
 * @type {{ ids: [string, string], reason: string }[]}
 */
export const allowedEquals = []
