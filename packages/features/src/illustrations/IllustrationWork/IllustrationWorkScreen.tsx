'use client'

import { mostIllustrationWork, type IllustrationWork } from '@producer-portal/domain/illustrations'
import {
  animateList,
  Button,
  Card,
  CircleCheckIcon,
  EmptyState,
  Icon,
  LoadState,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@producer-portal/ui'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { DownloadState } from '../../i18n/FileOffer.js'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationWorkMessages } from '../work-messages.js'
import { DeclineModal } from './DeclineModal.js'
import * as S from './IllustrationWorkScreen.styles.js'
import { WorkItem, type WorkItemActions } from './WorkItem.js'

interface Work {
  readonly requests: readonly IllustrationWork[]
  readonly open: number
}

export interface IllustrationWorkScreenProps {
  /** The open requests, oldest first, then closed ones, and how many are open; or why that isn't known. */
  work: Work | 'loading' | 'error'
  /** The user, whose requests have a view of their own. */
  userId: string
  /** The request that is being changed. Default: none. */
  pending?: string | null
  /** The requests that are shown. */
  view: IllustrationWorkView
  /** What became of the last act on a request; the list says it where the request was. Default: null, nothing. */
  done?: IllustrationWorkDone | null
  /** Called with the requests to show. */
  onViewChange: (view: IllustrationWorkView) => void
  /** The downloads under way or failed, by request number. */
  downloads: Readonly<Record<string, DownloadState>>
  /** Called with the request whose file is to be downloaded. */
  onDownload: (request: IllustrationWork) => void
  /** Called with the finished request, and the file that replaces the one that was sent. */
  onReplace: (request: IllustrationWork, file: File) => void
  /** Called with the request to take, or to take over from the one who has it. */
  onTake: (request: IllustrationWork) => void
  /** Called with the request to give back. */
  onRelease: (request: IllustrationWork) => void
  /** Called with the request to decline, and the reason. */
  onDecline: (request: IllustrationWork, reason: string) => void
  /** Called with the request to finish, and the file that was chosen. */
  onFinish: (request: IllustrationWork, file: File) => void
  /** Called by Retry after the requests failed to load. */
  onRetry: () => void
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The views of the work list: what waits, what the user has, what others have, and what is closed. */
export const illustrationWorkViews = ['waiting', 'own', 'others', 'closed'] as const
export type IllustrationWorkView = (typeof illustrationWorkViews)[number]

/** A request that went to another view, and the act that sent it there. */
export interface IllustrationWorkDone {
  readonly requestNo: string
  readonly act: 'taken' | 'released' | 'declinedNow' | 'finished'
}

/** Use it as the page on which home office prepares illustrations: takes requests, uploads their PDFs, or declines them. */
export function IllustrationWorkScreen(props: IllustrationWorkScreenProps) {
  const { work, userId, view, pending = null } = props
  const t = useMessages(illustrationWorkMessages)
  const [text, setText] = useState('')
  const [declining, setDeclining] = useState<IllustrationWork | null>(null)
  const areaRef = useRef<HTMLDivElement>(null)
  // The entry goes to another view, and its button with it
  const moving = (act: () => void) => {
    areaRef.current?.focus({ preventScroll: true })
    act()
  }
  const actions: WorkItemActions = {
    onTake: (request) => moving(() => props.onTake(request)),
    onRelease: (request) => moving(() => props.onRelease(request)),
    onDecline: setDeclining,
    onFinish: (request, file) => moving(() => props.onFinish(request, file)),
    onReplace: props.onReplace,
    onDownload: props.onDownload,
  }
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={t('lead')}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
      />
      <S.Area ref={areaRef} tabIndex={-1} role="region" aria-label={t('title')}>
        <LoadState
          value={work}
          loadingLabel={t('loading')}
          skeleton={<Skeleton shape="block" height="16rem" />}
          errorTitle={t('failed')}
          onRetry={props.onRetry}
        >
          {(loaded) => {
            const open = loaded.requests.filter(({ closedAt }) => closedAt === null)
            const closed = loaded.requests.filter(({ closedAt }) => closedAt !== null)
            const inOrder = [...open.toSorted((a, b) => getDue(a) - getDue(b)), ...closed]
            const listOf = (id: IllustrationWorkView) => inOrder.filter((request) => toView(request, userId) === id)
            return (
              <Stack gap={4}>
                {loaded.open > open.length && (
                  <Text tone="muted">{t('capped', { count: open.length, open: loaded.open })}</Text>
                )}
                {view === 'closed' && listOf('closed').length >= mostIllustrationWork && (
                  <Text tone="muted">{t('cappedClosed', { count: listOf('closed').length })}</Text>
                )}
                <S.Search>
                  <SearchField label={t('search')} value={text} onValueChange={setText} isFullWidth />
                </S.Search>
                <Tabs
                  label={t('views')}
                  selectedKey={view}
                  onSelectionChange={(id) =>
                    props.onViewChange(illustrationWorkViews.find((each) => each === id) ?? 'waiting')
                  }
                  tabs={illustrationWorkViews.map((id) => ({
                    id,
                    label: t(id),
                    count: listOf(id).length,
                    panel: (
                      <Requests
                        requests={listOf(id)}
                        text={text.trim()}
                        done={props.done ?? null}
                        onViewChange={props.onViewChange}
                        userId={userId}
                        pending={pending}
                        downloads={props.downloads}
                        {...actions}
                      />
                    ),
                  }))}
                />
              </Stack>
            )
          }}
        </LoadState>
      </S.Area>
      {declining && (
        <DeclineModal
          request={declining}
          onClose={() => setDeclining(null)}
          onReasonSubmit={(reason) => {
            setDeclining(null)
            moving(() => props.onDecline(declining, reason))
          }}
        />
      )}
    </Stack>
  )
}

interface RequestsProps extends WorkItemActions {
  requests: readonly IllustrationWork[]
  text: string
  userId: string
  pending: string | null
  downloads: IllustrationWorkScreenProps['downloads']
  done: IllustrationWorkDone | null
  onViewChange: IllustrationWorkScreenProps['onViewChange']
}

function Requests({ requests, text, done, onViewChange, ...item }: RequestsProps) {
  const t = useMessages(illustrationWorkMessages)
  const [acted, setActed] = useState<{ readonly requestNo: string; readonly place: number } | null>(null)
  const found = requests.filter((request) => matches(request, text))
  const remember = (request: IllustrationWork) =>
    setActed({ requestNo: request.requestNo, place: found.indexOf(request) })
  const actions: WorkItemActions = {
    ...item,
    onTake: (request) => {
      remember(request)
      item.onTake(request)
    },
    onRelease: (request) => {
      remember(request)
      item.onRelease(request)
    },
    onDecline: (request) => {
      remember(request)
      item.onDecline(request)
    },
    onFinish: (request, file) => {
      remember(request)
      item.onFinish(request, file)
    },
  }
  const isGone = requests.every(({ requestNo }) => requestNo !== done?.requestNo)
  const moved = done !== null && isGone && acted?.requestNo === done.requestNo ? { ...done, place: acted.place } : null
  if (found.length === 0 && moved === null) {
    return <EmptyState title={text === '' ? t('empty') : t('noneFound', { text })} />
  }
  const entries = found.map((request) => <WorkItem key={request.requestNo} request={request} {...item} {...actions} />)
  return (
    <Card isFlush>
      {/* Another list for each search: while a user types nothing moves */}
      <S.List key={text} ref={animateList}>
        {moved === null
          ? entries
          : entries.toSpliced(moved.place, 0, <Moved key="moved" done={moved} onViewChange={onViewChange} />)}
      </S.List>
    </Card>
  )
}

const viewsAfter = { taken: 'own', released: 'waiting', declinedNow: 'closed', finished: 'closed' } as const

/** Says where a request went, in its place. */
function Moved({ done, onViewChange }: { done: IllustrationWorkDone } & Pick<RequestsProps, 'onViewChange'>) {
  const t = useMessages(illustrationWorkMessages)
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The button has gone: the focus goes to the place of the request, unless somebody types a search by now
    if (!(document.activeElement instanceof HTMLInputElement)) entry.current?.focus({ preventScroll: true })
  }, [])
  const view = viewsAfter[done.act]
  return (
    <S.Moved ref={entry} tabIndex={-1}>
      <span role="status">
        <Icon icon={CircleCheckIcon} />
        <Text>{t(done.act, { requestNo: done.requestNo })}</Text>
      </span>
      <Button size="small" onClick={() => onViewChange(view)}>
        {t('showUnder', { view: t(view) })}
      </Button>
    </S.Moved>
  )
}

function toView({ state, taken }: IllustrationWork, userId: string): IllustrationWorkView {
  if (state === 'ready' || state === 'declined') return 'closed'
  if (state === 'waiting') return 'waiting'
  return taken?.id === userId ? 'own' : 'others'
}

/** The time at which a request is due, in ms since 1970; those without one come last. */
function getDue({ expectedBy }: IllustrationWork): number {
  return expectedBy === null ? Number.MAX_SAFE_INTEGER : Date.parse(expectedBy)
}

function matches(request: IllustrationWork, text: string): boolean {
  const { clientName, policyNumber, agent, requestNo, requestedBy } = request
  const searched = [clientName, policyNumber, agent.fullName, agent.agentNo, requestNo, requestedBy.fullName]
  return searched.join(' ').toLowerCase().includes(text.toLowerCase())
}
