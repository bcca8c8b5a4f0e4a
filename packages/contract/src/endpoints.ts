import * as account from '@producer-portal/domain/account'
import * as auth from '@producer-portal/domain/auth'
import * as cases from '@producer-portal/domain/cases'
import * as clientLookup from '@producer-portal/domain/client-lookup'
import * as columnSettings from '@producer-portal/domain/column-settings'
import * as config from '@producer-portal/domain/config'
import * as dashboard from '@producer-portal/domain/dashboard'
import * as documentation from '@producer-portal/domain/documentation'
import type { Endpoint } from '@producer-portal/domain/endpoint'
import { isEndpoint } from '@producer-portal/domain/endpoint'
import * as homeOffice from '@producer-portal/domain/home-office'
import * as illustrations from '@producer-portal/domain/illustrations'
import * as imports from '@producer-portal/domain/import'
import * as inforce from '@producer-portal/domain/inforce'
import * as leaderboard from '@producer-portal/domain/leaderboard'
import * as manageAccess from '@producer-portal/domain/manage-access'
import * as quickLinks from '@producer-portal/domain/quick-links'
import * as requirements from '@producer-portal/domain/requirements'
import * as shell from '@producer-portal/domain/shell'
import * as statements from '@producer-portal/domain/statements'
import * as submissions from '@producer-portal/domain/submissions'

const subjects: readonly object[] = [
  account,
  auth,
  cases,
  clientLookup,
  columnSettings,
  config,
  dashboard,
  documentation,
  homeOffice,
  illustrations,
  imports,
  inforce,
  leaderboard,
  manageAccess,
  quickLinks,
  requirements,
  shell,
  statements,
  submissions,
]

/** Every call of the contract. A published package can't look into folders, so the subjects are named. */
export const endpoints: readonly Endpoint[] = subjects.flatMap((exports) => Object.values(exports)).filter(isEndpoint)
