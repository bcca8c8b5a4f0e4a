import type { Endpoint } from '@producer-portal/domain/endpoint'
import { mutate } from 'swr'

/** Asks again for the answers of an endpoint that a page shows; the next page that shows another one asks, too. */
export function askAgain(endpoint: Endpoint): void {
  void mutate((key) => Array.isArray(key) && key[0] === endpoint.name)
}
