/** The moment in seconds since 1970, as session expiry is compared. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
