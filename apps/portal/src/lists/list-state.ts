import type { Query } from '../api/useQuery.js'

/** How a list stands, as its screen takes it. A list that failed shows that, even if it has older rows. */
export function listStateOf({ isLoading, error }: Pick<Query<unknown>, 'isLoading' | 'error'>) {
  if (error !== undefined) return 'error'
  return isLoading ? 'loading' : 'ready'
}

/** How one list of several stands, as a widget takes it: it waits until there is an answer, whatever it waits for. */
export function widgetListState({ data, error }: Pick<Query<unknown>, 'data' | 'error'>) {
  if (error !== undefined) return 'error'
  return data === undefined ? 'loading' : 'ready'
}
