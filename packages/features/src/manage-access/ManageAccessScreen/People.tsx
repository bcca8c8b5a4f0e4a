'use client'

import { textSearch } from '@producer-portal/domain/formatting'
import {
  allValue,
  changeListState,
  countFilters,
  type ListChange,
  type ListControl,
  type ListState,
  textOptions,
  toOfferedValue,
} from '@producer-portal/domain/lists'
import {
  defaultDelegationSort,
  defaultDelegationUserFilters,
  delegationListLabel,
  delegationPageSize,
  delegationSearchText,
  type DelegationUser,
  type DelegationUserFilters,
  filterDelegationUsers,
  parseDelegationStatus,
  sortDelegationUsers,
} from '@producer-portal/domain/manage-access'
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  FilterBar,
  Heading,
  Link,
  SearchField,
  Select,
  Stack,
  Text,
  useCollection,
  useFailureToast,
  useIsNarrowWindow,
  useLocale,
} from '@producer-portal/ui'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './ManageAccessScreen.styles.js'
import { usePeopleColumns } from './usePeopleColumns.js'

/** The text that is searched for, and the filters. */
type PeopleFilters = DelegationUserFilters & { readonly name: string }

/** The visible part of the people with what changes it. */
export type PeopleList = Pick<
  ListControl<PeopleFilters>,
  'filters' | 'sort' | 'page' | 'onFiltersChange' | 'onSortChange' | 'onPageChange'
>

export interface PeopleProps {
  /** The number of the agency. */
  agencyNo: string
  /** The name of the agency. */
  agencyName: string
  /** The people of the agency whom the signed-in user may see, or why they aren't known. Keep the array. */
  people: readonly DelegationUser[] | 'loading' | 'error'
  /**
   * True if people of the agency are left out, because the signed-in user may see only office staff. Default: false.
   */
  hasHiddenPeople?: boolean
  /**
   * The search, the filters, the sort and the page of the people; a search shows all matches without pages. Default: kept
   * here.
   */
  list?: PeopleList
  /** The URL of Edit Access for a person, by user ID. */
  getPersonHref: (userId: string) => string
  /** The URL of the access review of an agency. Default: none, the user can't review it. */
  getReviewHref?: (agencyNo: string) => string
  /** Called by Retry when agencies or people failed to load. */
  onRetry: () => void
  /** The URL of the Manage Access FAQ. Default: the help page of the portal. */
  faqHref?: string
}

/** The people of an agency: searched, filtered, sorted and by page. */
export function People(props: PeopleProps) {
  const { people, agencyNo, agencyName, onRetry, getReviewHref } = props
  const t = useMessages(manageAccessMessages)
  const headingId = useId()
  const countId = useId()
  const isNarrow = useIsNarrowWindow()
  useFailureToast(people === 'error' ? t('peopleFailed') : null, { label: t('retry'), onRetry })

  const ownList = useOwnList()
  const list = props.list ?? ownList
  const loaded = typeof people === 'string' ? noPeople : people
  const options = useFilterOptions(loaded)
  const { role, status } = list.filters
  const filters = useMemo(
    () => ({ role: toOfferedValue(role, options.role), status: toOfferedValue(status, options.status) }),
    [role, status, options],
  )
  const filtered = useMemo(() => filterDelegationUsers(loaded, filters), [loaded, filters])
  const locale = useLocale()
  const { toTerm } = useTerms()
  const rules = useMemo(
    () => ({
      ...listRules,
      createFilter: textSearch((user: DelegationUser) => delegationSearchText(user, locale, toTerm)),
    }),
    [locale, toTerm],
  )
  const { rows: found, searched, search, clearSearch, table } = useCollection(filtered, rules, list)
  // A search of another time must not hide that there is no one
  const isEmpty = typeof people !== 'string' && people.length === 0
  const isSearching = searched !== '' && !isEmpty
  const columns = usePeopleColumns(props.getPersonHref, loaded)

  const suspended = loaded.filter((person) => parseDelegationStatus(person.status) === 'disabled').length
  const countText =
    isSearching || countFilters(filters) > 0
      ? t('found', { count: found.length })
      : [
          t('count', { count: loaded.length }),
          ...(suspended > 0 ? [t('suspendedCount', { count: suspended })] : []),
        ].join(' · ')
  const clearFilters = () => list.onFiltersChange(defaultDelegationUserFilters)
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <S.Head>
        <S.Facts>
          <Heading id={headingId} level={2} size="md">
            {t('people', { agency: agencyName })}
          </Heading>
          <Text id={countId} tone="muted" role="status">
            {typeof people === 'string' || isEmpty ? '' : countText}
          </Text>
          {getReviewHref && <Link href={getReviewHref(agencyNo)}>{t('review')}</Link>}
        </S.Facts>
        {!isEmpty && (
          <FilterBar
            label={t('filterPeople')}
            hasTags={false}
            filters={filterNames
              .filter((name) => filters[name] !== allValue)
              .map((name) => ({ id: name, label: t(name) }))}
            onFilterRemove={(name) => list.onFiltersChange({ [name]: allValue })}
            onFiltersClear={clearFilters}
            clearText={t('clearFilters')}
          >
            <SearchField
              {...search}
              label={t('search')}
              isLabelHidden
              isFullWidth={isNarrow}
              placeholder={t('search')}
              maxLength={100}
            />
            {filterNames.map(
              (name) =>
                options[name].length > 1 && (
                  <Select
                    key={name}
                    label={t(name)}
                    isLabelInside
                    options={[{ value: allValue, label: t('all') }, ...options[name]]}
                    value={filters[name]}
                    onChange={({ target }) => list.onFiltersChange({ [name]: target.value })}
                  />
                ),
            )}
          </FilterBar>
        )}
      </S.Head>
      <S.Table data-continuous={isSearching || undefined} style={{ '--found': found.length + 2 } as CSSProperties}>
        <DataTable
          aria-labelledby={headingId}
          aria-describedby={countId}
          columns={columns}
          {...table}
          getRowId={({ agent }) => agent.userId}
          state={typeof people === 'string' ? people : 'ready'}
          showRowNumbers={false}
          pagination={isSearching || isEmpty ? undefined : table.pagination}
          emptyState={
            isEmpty ? (
              <NoPeople {...props} />
            ) : isSearching ? (
              <EmptyState
                title={t('noMatch', { text: searched })}
                action={<Button onClick={clearSearch}>{t('clearSearch')}</Button>}
              />
            ) : (
              <EmptyState
                title={t('noFilterMatch')}
                action={<Button onClick={clearFilters}>{t('clearFilters')}</Button>}
              />
            )
          }
          errorState={<ErrorState title={t('peopleFailed')} onRetry={onRetry} />}
          labels={{ loading: t('peopleLoading') }}
        />
      </S.Table>
    </Stack>
  )
}

const noPeople: readonly DelegationUser[] = []
const filterNames = ['role', 'status'] as const
const statuses = (['active', 'disabled'] as const).map(delegationListLabel)
const listRules = {
  pageSize: delegationPageSize,
  sortRows: sortDelegationUsers,
}

/** The roles of the people, and both statuses; there is nothing to choose where all have the same role. */
function useFilterOptions(people: readonly DelegationUser[]) {
  const { toTerm } = useTerms()
  return useMemo(
    () => ({
      role: textOptions(people.map(({ role }) => role)).map(({ value, label }) => ({ value, label: toTerm(label) })),
      status: statuses.map((status) => ({ value: status, label: toTerm(status) })),
    }),
    [people, toTerm],
  )
}

function useOwnList(): PeopleList {
  const [state, setState] = useState<ListState<PeopleFilters>>({
    filters: { ...defaultDelegationUserFilters, name: '' },
    sort: defaultDelegationSort,
    page: 1,
    pageSize: delegationPageSize,
  })
  const change = (part: ListChange<PeopleFilters>) => setState((last) => changeListState(last, part))
  return {
    ...state,
    onFiltersChange: (filters) => change({ filters }),
    onSortChange: (sort) => change({ sort }),
    onPageChange: (page) => change({ page }),
  }
}

/** The reason an agency shows no one. */
function NoPeople({ hasHiddenPeople, faqHref = '/documentation/manage-access-faq' }: PeopleProps) {
  const t = useMessages(manageAccessMessages)
  if (hasHiddenPeople) return <EmptyState title={t('onlyAgents')} />
  const faq = t('faq')
  const [before, after] = t('noPeople').split(faq)
  return (
    <EmptyState
      title={
        <>
          {before}
          {after !== undefined && <Link href={faqHref}>{faq}</Link>}
          {after}
        </>
      }
    />
  )
}
