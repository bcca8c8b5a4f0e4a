import type { Query } from './useQuery.js'

/** How a list stands, as its screen takes it. A list that failed shows that, even if it has older rows. */
export function listStateOf({ isLoading, error }: Pick<Query<unknown>, 'isLoading' | 'error'>) {
  if (error !== undefined) return 'error'
  return isLoading ? 'loading' : 'ready'
}
