import type { Location } from './address.js'
import { useRouter } from './RouterContext.js'

/** The address of the page that is shown. */
export function useLocation(): Location {
  return useRouter().move.location
}
