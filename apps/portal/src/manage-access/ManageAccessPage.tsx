import {
  defaultDelegationSort,
  defaultDelegationUserFilters,
  delegationColumns,
  delegationPageSize,
} from '@producer-portal/domain/manage-access'
import type { AgencyOption, DelegationUserFilters } from '@producer-portal/domain/manage-access'
import { canShareAgencyInfo } from '@producer-portal/domain/access'
import type { ListStateRules } from '@producer-portal/domain/lists'
import { pages } from '@producer-portal/domain/shell'
import { ManageAccessScreen } from '@producer-portal/features/manage-access'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toLoad } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { useListState } from '../lists/useListState.js'
import { accessReviewHref, editAccessHref } from './paths.js'
import { useAgencies, useAgencyPeople } from './queries.js'
import { lastAgency } from './state.js'

const { path } = pages.manageAccess

/** The visible part of the people: the agency, the filters, the sort and the page are in the URL, what is searched for is not. */
const rules: ListStateRules<DelegationUserFilters & { readonly agency: string; readonly name: string }> = {
  columns: delegationColumns,
  defaultSort: defaultDelegationSort,
  pageSizes: [delegationPageSize],
  urlPrefix: '',
  defaultFilters: { agency: '', name: '', ...defaultDelegationUserFilters },
  filterValues: {},
}

const none: readonly AgencyOption[] = []

/** The agency of the address; without one the only one, the one that was opened last, or the first. */
function chooseAgency(agencies: readonly AgencyOption[], asked: string): string | null {
  const find = (agencyNo: string) => agencies.find((each) => each.agencyNo === agencyNo)
  if (asked !== '' && agencies.length > 1) return find(asked)?.agencyNo ?? null
  return (find(lastAgency.read()) ?? agencies[0])?.agencyNo ?? null
}

/** /manage-access: the agencies, and the people of one of them. */
export function ManageAccessPage() {
  const user = useUser()
  const agencies = useAgencies()
  const [query] = useSearchParams()
  const { list } = useListState(rules, path, query.get('agency') ?? '')
  const { agency } = list.filters
  const agencyNo = chooseAgency(agencies.data ?? none, agency)
  useEffect(() => {
    if (agencyNo !== null) lastAgency.write(agencyNo)
  }, [agencyNo])
  const people = useAgencyPeople(user, agencyNo)
  const getPersonHref = useCallback(
    (userId: string) => editAccessHref({ agencyNo: agencyNo ?? '', userId }),
    [agencyNo],
  )
  return (
    <ManageAccessScreen
      agencies={toLoad(agencies)}
      agencyNo={agencyNo}
      getAgencyHref={(each) => `${path}?agency=${encodeURIComponent(each)}`}
      people={toLoad({ data: people.people, error: people.error })}
      hasHiddenPeople={people.hasHidden}
      list={list}
      getPersonHref={getPersonHref}
      getReviewHref={canShareAgencyInfo(user) ? accessReviewHref : undefined}
      onRetry={() => void (agencies.data ? people.reload() : agencies.reload())}
    />
  )
}
