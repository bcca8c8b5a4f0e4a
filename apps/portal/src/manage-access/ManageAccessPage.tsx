import {
  defaultDelegationSort,
  defaultDelegationUserFilters,
  delegationColumns,
  delegationPageSize,
} from '@producer-portal/domain/manage-access'
import type { DelegationUserFilters } from '@producer-portal/domain/manage-access'
import { canShareAgencyInfo } from '@producer-portal/domain/access'
import type { ListStateRules } from '@producer-portal/domain/lists'
import { pages } from '@producer-portal/domain/shell'
import { ManageAccessScreen } from '@producer-portal/features/manage-access'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toLoad } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { useListState } from '../lists/useListState.js'
import { accessReviewHref, editAccessHref } from './paths.js'
import { useAgencies, useAgencyPeople } from './queries.js'

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

/** /manage-access: the agencies, and the people of one of them. */
export function ManageAccessPage() {
  const user = useUser()
  const agencies = useAgencies()
  const [query] = useSearchParams()
  const { list } = useListState(rules, path, query.get('agency') ?? '')
  const { agency } = list.filters
  const only = agencies.data?.length === 1 ? agencies.data[0]?.agencyNo : undefined
  const agencyNo = agencies.data?.find((each) => each.agencyNo === agency)?.agencyNo ?? only ?? null
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
