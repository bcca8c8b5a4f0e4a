/** Parameters of a sheet of states: it is photographed for review, which ordinary stories are not. */
export const statesSheet = { chromatic: { disableSnapshot: false } } as const
