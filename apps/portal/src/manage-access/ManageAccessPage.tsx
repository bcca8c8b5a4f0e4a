import { defaultDelegationSort, delegationPageSize, delegationSortKeys } from '@producer-portal/domain/manage-access'
import type { DelegationSort } from '@producer-portal/domain/manage-access'
import { canShareAgencyInfo } from '@producer-portal/domain/access'
import type { ListStateRules } from '@producer-portal/domain/lists'
import { pages } from '@producer-portal/domain/shell'
import { ManageAccessScreen } from '@producer-portal/features/manage-access'
import { useCallback, useMemo } from 'react'
import { useUser } from '../auth/state.js'
import { useListState } from '../lists/useListState.js'
import { accessReviewHref, editAccessHref } from './paths.js'
import { useAgencies, useAgencyPeople } from './queries.js'

const { path } = pages.manageAccess

/** What is seen of the people: the agency, the sort and the page are in the URL, what is searched for is not. */
const rules: ListStateRules<{ readonly agency: string; readonly name: string }> = {
  columns: delegationSortKeys.map((id) => ({ id })),
  defaultSort: { columnId: defaultDelegationSort.key, direction: defaultDelegationSort.direction },
  pageSizes: [delegationPageSize],
  urlPrefix: '',
  defaultFilters: { agency: '', name: '' },
  filterValues: {},
}

/** /manage-access: the agencies, and the people of one of them. */
export function ManageAccessPage() {
  const user = useUser()
  const agencies = useAgencies()
  const { list } = useListState(rules, path)
  const { agency, name } = list.filters
  const only = agencies.data?.length === 1 ? agencies.data[0]?.agencyNo : undefined
  const agencyNo = agencies.data?.find((each) => each.agencyNo === agency)?.agencyNo ?? only ?? null
  const people = useAgencyPeople(user, agencyNo)
  const sort = useMemo(() => toDelegationSort(list.sort), [list.sort])
  const getPersonHref = useCallback(
    (userId: string) => editAccessHref({ agencyNo: agencyNo ?? '', userId }),
    [agencyNo],
  )
  return (
    <ManageAccessScreen
      agencies={agencies.data ?? (agencies.isLoading ? 'loading' : 'error')}
      agencyNo={agencyNo}
      getAgencyHref={(each) => `${path}?agency=${encodeURIComponent(each)}`}
      people={people.people ?? (people.isLoading ? 'loading' : 'error')}
      hasHiddenPeople={people.hasHidden}
      view={{ search: name, sort, page: list.page }}
      onViewChange={(change) => {
        if (change.search !== undefined) list.onFiltersChange({ name: change.search })
        if (change.sort) list.onSortChange({ columnId: change.sort.key, direction: change.sort.direction })
        if (change.page !== undefined && !change.sort && change.search === undefined) list.onPageChange(change.page)
      }}
      getPersonHref={getPersonHref}
      getReviewHref={canShareAgencyInfo(user) ? accessReviewHref : undefined}
      onRetry={() => void (agencies.data ? people.reload() : agencies.reload())}
    />
  )
}

function toDelegationSort(sort: { readonly columnId: string; readonly direction: DelegationSort['direction'] } | null) {
  const key = delegationSortKeys.find((each) => each === sort?.columnId)
  return sort && key ? { key, direction: sort.direction } : defaultDelegationSort
}
