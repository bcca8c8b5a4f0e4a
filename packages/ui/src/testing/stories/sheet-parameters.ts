/** Parameters of a sheet of states: it is photographed for review, which ordinary stories are not. */
export const sheetParameters = { chromatic: { disableSnapshot: false } } as const
