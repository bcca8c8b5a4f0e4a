'use client'

import { formatDate, localDay } from '@producer-portal/domain/formatting'
import type { OutgoingMessage } from '@producer-portal/domain/home-office'
import {
  animateList,
  Badge,
  Button,
  Card,
  EmptyState,
  LoadState,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  useLocale,
} from '@producer-portal/ui'
import { type Ref, useRef } from 'react'
import { formatTime } from '../../i18n/format-time.js'
import { useMessages } from '../../i18n/useMessages.js'
import { EntryFacts, EntryList } from '../../i18n/EntryList.styles.js'
import { undeliveredMessages } from '../undelivered-messages.js'
import * as S from './UndeliveredScreen.styles.js'

interface Undelivered {
  readonly total: number
  readonly messages: readonly OutgoingMessage[]
}

export interface UndeliveredScreenProps {
  /** The newest messages that weren't delivered and how many there are, or why that isn't known. */
  undelivered: Undelivered | 'loading' | 'error'
  /** The message that is being tried, or all of them. Default: none. */
  pending?: number | 'all' | null
  /** Called with the numbers of the messages to try again. */
  onSend: (ids: readonly number[]) => void
  /** Called by Retry after the messages failed to load. */
  onRetry: () => void
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page on which home office sees the messages that didn't reach anybody, and tries them again. */
export function UndeliveredScreen(props: UndeliveredScreenProps) {
  const { undelivered } = props
  const t = useMessages(undeliveredMessages)
  const areaRef = useRef<HTMLDivElement>(null)
  const isEmpty = typeof undelivered !== 'string' && undelivered.messages.length === 0
  const send = (ids: readonly number[]) => {
    // The button goes away with its message, and the last message with its list
    areaRef.current?.focus()
    props.onSend(ids)
  }
  return (
    <Stack gap={6} width={isEmpty ? 'full' : 'form'}>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={t('lead')}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
      />
      <S.Area ref={areaRef} tabIndex={-1} role="region" aria-label={t('list')}>
        <LoadState
          value={undelivered}
          loadingLabel={t('loading')}
          skeleton={<Skeleton shape="block" height="12rem" />}
          errorTitle={t('failed')}
          onRetry={props.onRetry}
          isEmpty={isEmpty}
          emptyState={<EmptyState title={t('empty')} description={t('emptyText')} />}
        >
          {(loaded) => <Messages {...props} undelivered={loaded} onSend={send} />}
        </LoadState>
      </S.Area>
    </Stack>
  )
}

function Messages({
  undelivered: { total, messages },
  pending = null,
  onSend,
}: UndeliveredScreenProps & { undelivered: Undelivered }) {
  const t = useMessages(undeliveredMessages)
  const wanted = messages.filter(({ isExpired }) => !isExpired).map(({ id }) => id)
  return (
    <Card isFlush>
      <S.Tools>
        <Text tone="muted">{t('shown', { count: messages.length, total })}</Text>
        {wanted.length > 1 && (
          <Button size="small" isPending={pending === 'all'} pendingText={t('retrying')} onClick={() => onSend(wanted)}>
            {t('retryAll')}
          </Button>
        )}
      </S.Tools>
      <EntryList ref={animateList}>
        {messages.map((message) => (
          <li key={message.id}>
            <Facts message={message} />
            {!message.isExpired && (
              <Button
                size="small"
                isPending={pending === message.id}
                pendingText={t('retrying')}
                onClick={() => onSend([message.id])}
              >
                {t('retry')}
                <VisuallyHidden> {t('retryOf', { subject: message.subject, sentTo: message.sentTo })}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </EntryList>
    </Card>
  )
}

function Facts({ message }: { message: OutgoingMessage }) {
  const locale = useLocale()
  const t = useMessages(undeliveredMessages)
  const { kind, state, subject, sentTo, userId, reason, tries, isExpired } = message
  const since = new Date(message.since)
  return (
    <EntryFacts>
      <S.Subject>
        {subject}
        <Badge tone={state === 'failed' ? 'danger' : 'warning'}>
          {t(state === 'failed' ? 'notDelivered' : 'tryingAgain')}
        </Badge>
      </S.Subject>
      <Text>{t('to', { kind: t(kind), sentTo, userId })}</Text>
      <Text>{reason === null ? t('unknownReason') : t('reason', { reason })}</Text>
      <Text tone="muted" size="sm">
        {t('history', { date: formatDate(localDay(since), locale), time: formatTime(since, locale), count: tries })}
      </Text>
      {isExpired && (
        <Text tone="muted" size="sm">
          {t('expired')}
        </Text>
      )}
    </EntryFacts>
  )
}
