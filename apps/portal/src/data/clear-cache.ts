import { mutate } from 'swr'

/** Forgets every answer of the service, also of calls that are still under way. */
export function clearCache(): void {
  void mutate(() => true, undefined, { revalidate: false })
}
