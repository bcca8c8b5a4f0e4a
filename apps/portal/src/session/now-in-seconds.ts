import { clockOffset } from './clock.js'

/** The moment by the service's clock in seconds since 1970, as session expiry is compared. */
export function nowInSeconds(): number {
  return Math.floor((Date.now() + clockOffset()) / 1000)
}
