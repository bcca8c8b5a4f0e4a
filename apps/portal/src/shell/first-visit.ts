/** By this time the first page has loaded, and code for later can load without slowing it down. */
const delay = 5_000

/** Settles when the first page has had its time to load. */
export const firstVisitEnd = new Promise((resolve) => {
  setTimeout(resolve, delay)
})
