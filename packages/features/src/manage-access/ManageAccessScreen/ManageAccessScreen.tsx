'use client'

import { textSearch } from '@producer-portal/domain/formatting'
import {
  type AgencyOption,
  defaultDelegationSort,
  delegationListLabel,
  delegationPageSize,
  delegationSearchText,
  parseDelegationStatus,
  type DelegationUser,
  delegationUserName,
  lastUpdatedText,
  sortDelegationUsers,
} from '@producer-portal/domain/manage-access'
import {
  Button,
  type CollectionControl,
  DataTable,
  type DataTableColumn,
  EmptyState,
  ErrorState,
  Heading,
  Link,
  LoadState,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  useCollection,
  useFailureToast,
  useIsNarrowWindow,
} from '@producer-portal/ui'
import { type CSSProperties, type Ref, useId, useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './ManageAccessScreen.styles.js'

export interface ManageAccessScreenProps {
  /** The agencies of the signed-in user, or why they aren't known. */
  agencies: readonly AgencyOption[] | 'loading' | 'error'
  /** The number of the chosen agency; null for none. */
  agencyNo: string | null
  /** The URL of this page for an agency. */
  getAgencyHref: (agencyNo: string) => string
  /** The people of the chosen agency whom the signed-in user may see, or why they aren't known. Keep the array. */
  people: readonly DelegationUser[] | 'loading' | 'error'
  /**
   * True if people of the agency are left out, because the signed-in user may see only office staff. Default: false.
   */
  hasHiddenPeople?: boolean
  /** The search, the sort and the page of the people; a search shows all matches without pages. Default: kept here. */
  list?: CollectionControl
  /** The URL of Edit Access for a person, by user ID. */
  getPersonHref: (userId: string) => string
  /** The URL of the access review of an agency. Default: none, the user can't review it. */
  getReviewHref?: (agencyNo: string) => string
  /** Called by Retry when agencies or people failed to load. */
  onRetry: () => void
  /** The URL of the Manage Access FAQ. Default: the help page of the portal. */
  faqHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the first page of Manage Access: the agencies that users manage, and the people of one of them. */
export function ManageAccessScreen(props: ManageAccessScreenProps) {
  const t = useMessages(manageAccessMessages)
  useFailureToast(props.agencies === 'error' ? t('agencyToast') : null, { label: t('retry'), onRetry: props.onRetry })
  return (
    <Stack gap={5}>
      <PageHeader title={t('title')} titleRef={props.titleRef} description={t('lead')} />
      <LoadState
        value={props.agencies}
        loadingLabel={t('agenciesLoading')}
        skeleton={
          <S.Columns>
            <Skeleton shape="block" height="12rem" />
            <Skeleton shape="block" height="30rem" />
          </S.Columns>
        }
        errorTitle={t('agenciesFailed')}
        onRetry={props.onRetry}
        retryLabel={t('retry')}
        emptyState={<EmptyState title={t('noAgencies')} description={t('noAgenciesText')} />}
      >
        {(loaded) => <Agencies {...props} agencies={loaded} />}
      </LoadState>
    </Stack>
  )
}

/** The agencies, and the people of the chosen one. */
function Agencies(props: ManageAccessScreenProps & { agencies: readonly AgencyOption[] }) {
  const t = useMessages(manageAccessMessages)
  const agency = props.agencies.find(({ agencyNo }) => agencyNo === props.agencyNo)
  return (
    <S.Columns>
      <AgencyNav {...props} />
      {agency ? (
        <People key={agency.agencyNo} {...props} agencyName={agency.agencyName ?? agency.agencyNo} />
      ) : (
        <EmptyState title={t('chooseAgency')} />
      )}
    </S.Columns>
  )
}

interface AgencyNavProps extends Pick<ManageAccessScreenProps, 'agencyNo' | 'getAgencyHref'> {
  agencies: readonly AgencyOption[]
}

/** The agencies, each with its number; the chosen one is marked. */
function AgencyNav({ agencies, agencyNo, getAgencyHref }: AgencyNavProps) {
  const t = useMessages(manageAccessMessages)
  const id = useId()
  return (
    <S.Agencies aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {t('agencies')}
      </Heading>
      <S.AgencyList>
        {agencies.map((agency) => (
          <li key={agency.agencyNo}>
            <Link
              href={getAgencyHref(agency.agencyNo)}
              variant="quiet"
              aria-current={agency.agencyNo === agencyNo || undefined}
            >
              {agency.agencyName ?? agency.agencyNo}
              <small>{agency.agencyNo}</small>
            </Link>
          </li>
        ))}
      </S.AgencyList>
    </S.Agencies>
  )
}

interface PeopleProps extends ManageAccessScreenProps {
  agencyName: string
}

function People(props: PeopleProps) {
  const { people, agencyNo, agencyName, onRetry, getReviewHref } = props
  const t = useMessages(manageAccessMessages)
  const headingId = useId()
  const countId = useId()
  const isNarrow = useIsNarrowWindow()
  useFailureToast(people === 'error' ? t('peopleFailed') : null, { label: t('retry'), onRetry })

  const loaded = typeof people === 'string' ? noPeople : people
  const { rows: found, searched, search, clearSearch, table } = useCollection(loaded, rules, props.list)
  const isSearching = searched !== ''
  const columns = usePeopleColumns(props.getPersonHref)

  const suspended = loaded.filter(({ status }) => parseDelegationStatus(status) === 'disabled').length
  const countText = isSearching
    ? t('found', { count: found.length })
    : [
        t('count', { count: loaded.length }),
        ...(suspended > 0 ? [t('suspendedCount', { count: suspended })] : []),
      ].join(' · ')
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <S.Above>
        <div>
          <Heading id={headingId} level={2} size="md">
            {t('people', { agency: agencyName })}
          </Heading>
          <Text id={countId} tone="muted" role="status">
            {typeof people === 'string' ? '' : countText}
          </Text>
          {getReviewHref && agencyNo !== null && <Link href={getReviewHref(agencyNo)}>{t('review')}</Link>}
        </div>
        <SearchField
          {...search}
          label={t('search')}
          isFullWidth={isNarrow}
          clearLabel={t('clearSearch')}
          maxLength={100}
        />
      </S.Above>
      <S.Table data-continuous={isSearching || undefined} style={{ '--found': found.length + 2 } as CSSProperties}>
        <DataTable
          aria-labelledby={headingId}
          aria-describedby={countId}
          columns={columns}
          {...table}
          getRowId={({ agent }) => agent.userId}
          state={typeof people === 'string' ? people : 'ready'}
          showRowNumbers={false}
          pagination={isSearching ? undefined : table.pagination}
          emptyState={
            isSearching ? (
              <EmptyState
                title={t('noMatch', { text: searched })}
                action={<Button onClick={clearSearch}>{t('clearSearch')}</Button>}
              />
            ) : (
              <NoPeople {...props} />
            )
          }
          errorState={<ErrorState title={t('peopleFailed')} onRetry={onRetry} retryLabel={t('retry')} />}
          labels={{ loading: t('peopleLoading') }}
        />
      </S.Table>
    </Stack>
  )
}

const noPeople: readonly DelegationUser[] = []
const rules = {
  pageSize: delegationPageSize,
  createFilter: textSearch(delegationSearchText),
  sortRows: sortDelegationUsers,
  defaultSort: defaultDelegationSort,
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

function usePeopleColumns(getPersonHref: (userId: string) => string): readonly DataTableColumn<DelegationUser>[] {
  const t = useMessages(manageAccessMessages)
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 260,
        minWidth: 180,
        text: delegationUserName,
        cell: (person) => <Link href={getPersonHref(person.agent.userId)}>{delegationUserName(person)}</Link>,
        card: 'title',
      },
      { id: 'role', header: t('role'), width: 140, minWidth: 100, text: ({ role }) => role ?? '' },
      {
        id: 'status',
        header: t('status'),
        width: 130,
        minWidth: 110,
        text: ({ status }) => delegationListLabel(parseDelegationStatus(status)),
        cell: ({ status }) => {
          const value = parseDelegationStatus(status)
          return (
            <StatusBadge tone={value === 'active' ? 'success' : 'neutral'}>{delegationListLabel(value)}</StatusBadge>
          )
        },
      },
      {
        id: 'managing',
        header: t('managing'),
        width: 110,
        minWidth: 90,
        text: ({ managing }) => String(managing ?? ''),
      },
      { id: 'lastUpdated', header: t('lastUpdated'), width: 190, minWidth: 170, text: lastUpdatedText },
    ],
    [t, getPersonHref],
  )
}
