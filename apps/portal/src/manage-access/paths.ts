import type { EditAccessTab } from '@producer-portal/domain/access'
import { pages } from '@producer-portal/domain/shell'
import { generatePath } from 'react-router-dom'
import { recallListUrl } from '../lists/list-url-memory.js'
import type { PersonInAgency } from './queries.js'

/** The address of the access review of an agency. */
export function accessReviewHref(agencyNo: string): string {
  return generatePath(pages.accessReview.path, { agencyNo })
}

/** The address of Edit Access for a person, with the first tab that is offered. */
export function editAccessHref({ agencyNo, userId }: PersonInAgency): string {
  return generatePath(pages.editAccess.path, { agencyNo, userId })
}

/** The address of a tab of Edit Access. */
export function editAccessTabHref({ agencyNo, userId }: PersonInAgency, tab: EditAccessTab): string {
  return generatePath(pages.editAccessTab.path, { agencyNo, userId, tab })
}

/** The address of Edit Managed Agents for an application. */
export function managedAgentsHref({ agencyNo, userId }: PersonInAgency, accessCode: string): string {
  return generatePath(pages.editManagedAgents.path, { agencyNo, userId, accessCode })
}

/** The address of Manage Access as it was last seen; of the person's agency when it wasn't seen yet. */
export function manageAccessHref(agencyNo: string): string {
  const { path } = pages.manageAccess
  const seen = recallListUrl(path)
  return seen.includes('?') ? seen : `${path}?agency=${encodeURIComponent(agencyNo)}`
}
