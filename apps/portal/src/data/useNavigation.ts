import { getNavigationTree } from '@producer-portal/domain/navigation'
import type { NavigationItem } from '@producer-portal/domain/navigation'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/** The tree of the side navigation, as the service sends it. */
export function useNavigation(): Query<readonly NavigationItem[]> {
  return useQuery(getNavigationTree, {})
}
