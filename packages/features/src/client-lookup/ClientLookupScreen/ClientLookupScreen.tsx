'use client'

import type { ClientDetail, LookupContract } from '@producer-portal/domain/client-lookup'
import { splitContracts } from '@producer-portal/domain/client-lookup'
import { formatDate, minimumSearchLength } from '@producer-portal/domain/formatting'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  IconButton,
  LoadState,
  PageHeader,
  SearchField,
  SearchIcon,
  SearchResults,
  Skeleton,
  Stack,
  Text,
  useAnnounce,
  UserIcon,
  VisuallyHidden,
  XIcon,
  useLocale,
} from '@producer-portal/ui'
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { clientLookupMessages } from '../messages.js'
import * as S from './ClientLookupScreen.styles.js'
import { LookupOffers } from './LookupOffers.js'
import { ClientFacts } from './ClientFacts.js'
import { type ContractLinks, ContractTable } from './ContractTable.js'

/** A client who was looked at before. */
export type RecentClient = Pick<ClientDetail, 'clientId' | 'name' | 'birthDate'>

export interface ClientLookupScreenProps extends ContractLinks {
  /** The reason no client can be found, in place of the search. Default: none. */
  missingAccess?: ReactNode
  /** The client who is shown, why they aren't, or null while none is selected. */
  client: ClientDetail | 'loading' | 'error' | null
  /** The contracts of the client, or why they aren't shown. Keep the array. */
  contracts: readonly LookupContract[] | 'loading' | 'error'
  /** The day on which the page is shown. */
  today: Date
  /** The text in the search box of the page; without it the page keeps the text itself. */
  searchText?: string
  /** Called with that text as it changes. */
  onSearchTextChange?: (text: string) => void
  /** Called by the button that opens the search, and by Enter in that box: search for the text if it is long enough. */
  onSearchOpen: () => void
  /** Called by the button that closes the client. */
  onClear: () => void
  /** Called by Retry when the client failed to load. */
  onClientRetry: () => void
  /** Called by Retry when the contracts failed to load. */
  onContractsRetry: () => void
  /** Clients who were looked at before, the last one first, or why they aren't shown. Default: none. */
  recent?: readonly RecentClient[] | 'loading' | 'error'
  /** Called with the number of one of those. */
  onRecentSelect: (clientId: string) => void
  /** Called by Retry when they failed to load. */
  onRecentRetry?: () => void
  /** Called by the button that forgets them. */
  onRecentClear: () => void
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page of one client: who they are, how to reach them, and their contracts, active or not. */
export function ClientLookupScreen(props: ClientLookupScreenProps) {
  const { client, onClear } = props
  const t = useMessages(clientLookupMessages)
  const searchButton = useRef<HTMLButtonElement>(null)
  // When the page opens with a client, as after a reload, the focus stays on the page title.
  const [isPicked, setPicked] = useState(client === null)
  if (client === null && !isPicked) setPicked(true)
  const focusSearch = () => searchButton.current?.focus()
  const search = (
    <Button ref={searchButton} variant="primary" iconStart={SearchIcon} onClick={props.onSearchOpen}>
      {t('openSearch')}
    </Button>
  )
  // Its button was in the place of another one
  const wasShown = useRef(false)
  useEffect(() => {
    if (client === null && wasShown.current) searchButton.current?.focus()
    wasShown.current = client !== null
  }, [client])
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={props.missingAccess ? undefined : t('lead')}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
        actions={!props.missingAccess && client !== null && search}
      />
      {props.missingAccess ? (
        <EmptyState icon={UserIcon} title={t('nothingShared')} description={props.missingAccess} />
      ) : client === null ? (
        <NoClient
          {...props}
          searchButton={search}
          onRecentClear={() => {
            props.onRecentClear()
            focusSearch()
          }}
        />
      ) : (
        <Client {...props} client={client} takesFocus={isPicked} onClear={onClear} />
      )}
    </Stack>
  )
}

const noClients: readonly RecentClient[] = []

interface NoClientProps extends ClientLookupScreenProps {
  /** The button that opens the search. */
  searchButton: ReactNode
}

/** The search, and the clients who were looked at before. */
function NoClient(props: NoClientProps) {
  const { searchText, onSearchTextChange, onSearchOpen, searchButton } = props
  const { recent = noClients, onRecentSelect, onRecentRetry, onRecentClear } = props
  const locale = useLocale()
  const t = useMessages(clientLookupMessages)
  return (
    <>
      <S.Search role="search" aria-label={t('openSearch')}>
        <SearchField
          label={t('searchLabel')}
          hint={t('searchHint', { count: minimumSearchLength })}
          value={searchText}
          onValueChange={onSearchTextChange}
          onSearchSubmit={onSearchOpen}
          isFullWidth
        />
        {searchButton}
      </S.Search>
      <S.Start>
        <Card
          title={t('recent')}
          actions={
            recent.length > 0 && (
              <Button variant="quiet" size="small" onClick={onRecentClear}>
                {t('clearRecent')}
              </Button>
            )
          }
          footer={recent.length > 0 && t('recentHint')}
        >
          <LoadState
            value={recent}
            skeleton={<Skeleton shape="block" height="6rem" />}
            loadingLabel={t('loadingRecent')}
            errorTitle={t('recentFailed')}
            onRetry={onRecentRetry}
            emptyState={<Text tone="muted">{t('noRecent')}</Text>}
          >
            {(clients) => (
              <SearchResults
                label={t('recent')}
                items={clients.map(({ clientId, name, birthDate }) => ({
                  id: clientId,
                  label: name?.trim() || t('unnamedClient'),
                  description: birthDate ? t('born', { date: formatDate(birthDate, locale) }) : undefined,
                }))}
                onSelect={onRecentSelect}
              />
            )}
          </LoadState>
        </Card>
        <LookupOffers />
      </S.Start>
    </>
  )
}

interface ClientProps extends ClientLookupScreenProps {
  client: ClientDetail | 'loading' | 'error'
  /** True if it takes the focus when it opens: it was picked on this page. */
  takesFocus: boolean
}

function Client(props: ClientProps) {
  const { client, contracts, takesFocus, onClear } = props
  const t = useMessages(clientLookupMessages)
  const id = useId()
  const region = useRef<HTMLElement>(null)
  useFocusOfClient(region, client, takesFocus)
  const retry = useRetryFocus(region, client === 'error' || contracts === 'error')
  const name = typeof client === 'string' ? null : client.name?.trim() || t('unnamedClient')
  const announce = useAnnounce()
  useEffect(() => {
    if (name !== null) announce(t('showing', { name }))
  }, [announce, name, t])
  return (
    <Stack as="section" ref={region} tabIndex={-1} aria-labelledby={id} aria-busy={client === 'loading' || undefined}>
      <S.Head>
        <Heading id={id} level={2}>
          {name ?? (client === 'loading' ? <Skeleton width="12rem" /> : t('clientInfo'))}
          {client === 'loading' && <VisuallyHidden>{t('loadingClient')}</VisuallyHidden>}
        </Heading>
        <IconButton icon={XIcon} label={t('closeClient')} onClick={onClear} />
      </S.Head>
      {client === 'loading' && <Skeleton shape="block" height="12rem" />}
      {client === 'error' && <ErrorState title={t('clientFailed')} onRetry={retry(props.onClientRetry)} />}
      {typeof client !== 'string' && (
        <>
          <ClientFacts client={client} today={props.today} />
          <Contracts {...props} onContractsRetry={retry(props.onContractsRetry)} />
        </>
      )}
    </Stack>
  )
}

/** Moves the focus to the client that was picked, and to another one that takes its place. */
function useFocusOfClient(region: RefObject<HTMLElement | null>, client: ClientProps['client'], takesFocus: boolean) {
  const shown = useRef<ClientProps['client'] | null>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = client
    const isOther = typeof before !== 'string' && (typeof client === 'string' || client.clientId !== before?.clientId)
    if (isOther && (before !== null || takesFocus) && region.current) focusAfterPanel(region.current)
  }, [region, client, takesFocus])
}

/** Focuses an element once the search panel is closed and has returned the focus to its button, a frame later. */
function focusAfterPanel(element: HTMLElement): void {
  requestAnimationFrame(() => {
    if (element.closest('[inert]')) focusAfterPanel(element)
    else requestAnimationFrame(() => element.focus())
  })
}

/** Focuses an element when a failure goes after Retry: the button that had the focus goes with it. */
function useRetryFocus(element: RefObject<HTMLElement | null>, hasFailed: boolean) {
  const hasRetried = useRef(false)
  useEffect(() => {
    if (hasFailed || !hasRetried.current) return
    hasRetried.current = false
    if (document.activeElement === document.body) element.current?.focus()
  }, [element, hasFailed])
  return (onRetry: () => void) => () => {
    hasRetried.current = true
    onRetry()
  }
}

const noContracts: readonly LookupContract[] = []

function Contracts({
  contracts,
  onContractsRetry,
  getHref,
  getPolicyHref,
  getIllustrationHref,
}: ClientLookupScreenProps) {
  const t = useMessages(clientLookupMessages)
  const rows = typeof contracts === 'string' ? noContracts : contracts
  const { active, inactive } = useMemo(() => splitContracts(rows), [rows])
  if (contracts === 'error') {
    return <ErrorState title={t('contractsFailed')} onRetry={onContractsRetry} />
  }
  const table = { isLoading: contracts === 'loading', getHref, getPolicyHref, getIllustrationHref }
  return (
    <>
      <ContractTable
        {...table}
        title={t('activeContracts')}
        loadingText={t('loadingContracts')}
        contracts={active}
        emptyText={t('noActive')}
      />
      <ContractTable
        {...table}
        title={t('inactiveContracts')}
        hint={t('inactiveHint')}
        contracts={inactive}
        emptyText={t('noInactive')}
      />
    </>
  )
}
