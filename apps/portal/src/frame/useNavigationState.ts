import { reachableNavigation } from '@producer-portal/domain/navigation'
import type { NavigationState } from '@producer-portal/features/shell'
import { useMemo } from 'react'
import { ServerFault } from '../data/faults.js'
import { Refusal } from '../data/refusal.js'
import { useNavigation } from '../data/useNavigation.js'
import { hasPage } from './page-paths.js'

/**
 * The navigation as the frame takes it: the tree, or why there is none.
 * @param paths the addresses that have a page; links to others are left out
 */
export function useNavigationState(paths: readonly string[]): NavigationState {
  const { data, error } = useNavigation()
  const tree = useMemo(() => data && reachableNavigation(data, (path) => hasPage(paths, path)), [data, paths])
  if (tree) return tree
  if (error === undefined) return 'loading'
  return error instanceof Refusal || error instanceof ServerFault ? 'failed' : 'unreachable'
}
