/**
 * Resolves once the page has been drawn and nothing is left to do: what observers of sizes and effects still change has
 * changed by then.
 */
export const pageSettled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve()))
  })
