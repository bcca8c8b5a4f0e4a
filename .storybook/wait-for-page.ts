/**
 * Resolves once the page has been drawn and nothing is left to do: what observers of sizes and effects still change has
 * changed by then. After a resize Chromium now and then grants no idle time at all, so the wait ends after half a second.
 */
export const waitForPage = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 }))
  })
