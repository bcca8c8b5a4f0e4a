import type { NavigationState } from '@producer-portal/features/shell'
import { Refusal } from '../data/refusal.js'
import { ServerFault } from '../data/faults.js'
import { useNavigation } from '../data/useNavigation.js'

/** The navigation as the frame takes it: the tree, or why there is none. */
export function useNavigationState(): NavigationState {
  const { data, error } = useNavigation()
  if (data) return data
  if (error === undefined) return 'loading'
  return error instanceof Refusal || error instanceof ServerFault ? 'failed' : 'unreachable'
}
