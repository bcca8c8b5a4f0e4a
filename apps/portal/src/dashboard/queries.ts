import { getQuickLinkSelections } from '@producer-portal/domain/quick-links'
import type { QuickLinkSelection } from '@producer-portal/domain/quick-links'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

/** The links that the user has chosen for the dashboard. */
export function useQuickLinks(): Query<QuickLinkSelection[]> {
  return useQuery(getQuickLinkSelections, {})
}
