import type { Endpoint } from '@producer-portal/domain/endpoint'
import { mutate } from 'swr'

/** Forgets the answers of these endpoints, and asks again for those that a page shows. */
export function forgetAnswers(endpoints: readonly Endpoint[]): void {
  const names = new Set<unknown>(endpoints.map(({ name }) => name))
  void mutate((key) => Array.isArray(key) && names.has(key[0]), undefined, { revalidate: true })
}
