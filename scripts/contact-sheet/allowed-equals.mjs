/** Pairs of states that may look the same, each with the reason. */
export const allowedEquals = [
  {
    ids: ['screens-dashboard--both-lines', 'screens-dashboard--classic-password'],
    reason: 'In a small window the line about the classic site is below the lists, out of the picture.',
  },
]
