import * as accountChanges from './account/change-endpoints.ts'
import * as account from './account/endpoints.ts'
import * as auth from './auth/endpoints.ts'
import * as signIn from './auth/sign-in-endpoints.ts'
import * as caseDetail from './cases/detail-endpoints.ts'
import * as cases from './cases/endpoints.ts'
import * as clientLookup from './client-lookup/endpoints.ts'
import * as columnSettings from './column-settings/endpoints.ts'
import * as config from './config/endpoints.ts'
import * as documentation from './documentation/endpoints.ts'
import type { Endpoint } from './endpoint/index.ts'
import * as homeOffice from './home-office/endpoints.ts'
import * as illustrations from './illustrations/endpoints.ts'
import * as inforce from './inforce/endpoints.ts'
import * as leaderboard from './leaderboard/endpoints.ts'
import * as manageAccess from './manage-access/endpoints.ts'
import * as accessReview from './manage-access/review-endpoints.ts'
import * as quickLinkChoosing from './quick-links/choosing-endpoints.ts'
import * as quickLinks from './quick-links/endpoints.ts'
import * as requirements from './requirements/endpoints.ts'
import * as shell from './shell/endpoints.ts'
import * as statements from './statements/endpoints.ts'

/**
 * The calls of each subject: everything that its `endpoints.ts` exports. What only later pages call has a file of its
 * own in some subjects, so that the first page doesn't load it.
 */
const subjects: readonly Readonly<Record<string, Endpoint>>[] = [
  auth,
  signIn,
  config,
  shell,
  account,
  accountChanges,
  cases,
  caseDetail,
  requirements,
  columnSettings,
  inforce,
  homeOffice,
  manageAccess,
  accessReview,
  statements,
  quickLinks,
  quickLinkChoosing,
  leaderboard,
  documentation,
  clientLookup,
  illustrations,
]

/** Every call of the API: the client, the service's routes and the OpenAPI document are all made from this table. */
export const endpoints: readonly Endpoint[] = subjects.flatMap((calls) => Object.values(calls))
