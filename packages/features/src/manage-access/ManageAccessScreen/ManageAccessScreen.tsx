'use client'

import type { AgencyOption } from '@producer-portal/domain/manage-access'
import {
  Disclosure,
  EmptyState,
  Heading,
  Link,
  LoadState,
  PageHeader,
  Skeleton,
  Stack,
  useFailureToast,
  useIsNarrowWindow,
  VisuallyHidden,
} from '@producer-portal/ui'
import { type Ref, useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './ManageAccessScreen.styles.js'
import { People, type PeopleProps } from './People.js'

export interface ManageAccessScreenProps extends Omit<PeopleProps, 'agencyNo' | 'agencyName'> {
  /** The agencies of the signed-in user, or why they aren't known. */
  agencies: readonly AgencyOption[] | 'loading' | 'error'
  /** The number of the chosen agency; null for none. */
  agencyNo: string | null
  /** The URL of this page for an agency. */
  getAgencyHref: (agencyNo: string) => string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the first page of Manage Access: the agencies that users manage, and the people of one of them. */
export function ManageAccessScreen(props: ManageAccessScreenProps) {
  const t = useMessages(manageAccessMessages)
  // On a phone with people to choose from, their first one begins in the upper half of the screen
  const isNarrow = useIsNarrowWindow()
  const isTight = isNarrow && props.agencyNo !== null
  useFailureToast(props.agencies === 'error' ? t('agencyToast') : null, { label: t('retry'), onRetry: props.onRetry })
  return (
    <Stack gap={isTight ? 3 : 5}>
      <PageHeader title={t('title')} titleRef={props.titleRef} description={isTight ? undefined : t('lead')} />
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
        <People
          key={agency.agencyNo}
          {...props}
          agencyNo={agency.agencyNo}
          agencyName={agency.agencyName ?? agency.agencyNo}
        />
      ) : (
        <EmptyState title={t('chooseAgency')} />
      )}
    </S.Columns>
  )
}

interface AgencyNavProps extends Pick<ManageAccessScreenProps, 'agencyNo' | 'getAgencyHref'> {
  agencies: readonly AgencyOption[]
}

/** The agencies, each with its number; the chosen one is marked, and on a phone stands for all until they are opened. */
function AgencyNav({ agencies, agencyNo, getAgencyHref }: AgencyNavProps) {
  const t = useMessages(manageAccessMessages)
  const id = useId()
  const isNarrow = useIsNarrowWindow()
  const chosen = agencies.find((agency) => agency.agencyNo === agencyNo)
  const isFolded = isNarrow && chosen !== undefined && agencies.length > 1
  const list = (
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
  )
  return (
    <S.Agencies aria-labelledby={id}>
      {isFolded ? (
        <VisuallyHidden as="h2" id={id}>
          {t('agencies')}
        </VisuallyHidden>
      ) : (
        <Heading id={id} level={2} size="md">
          {t('agencies')}
        </Heading>
      )}
      {isFolded ? (
        <Disclosure title={chosen.agencyName ?? chosen.agencyNo} note={chosen.agencyNo} variant="row">
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </S.Agencies>
  )
}
