'use client'

import type { WaitingWork, WorklistItem, WorklistReason } from '@producer-portal/domain/dashboard'
import {
  Card,
  CircleCheckIcon,
  Icon,
  Link,
  LoadState,
  Skeleton,
  Text,
  VisuallyHidden,
  lazyComponent,
  useLocale,
} from '@producer-portal/ui'
import { useRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { worklistMessages } from '../messages.js'
import { getWorklistIcon, worklistLooks } from './worklist-looks.js'
import * as S from './Worklist.styles.js'
import { daysFromToday } from '../../i18n/format-days.js'

export interface WorklistProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The work that needs the user now, or why it isn't there: loading, or failed to load. */
  work: WaitingWork | 'loading' | 'error'
  /** The address at which an item is answered or viewed. */
  getItemHref: (item: WorklistItem) => string
  /** The address of the list that has all of a reason, and nothing else. */
  getListHref: (reason: WorklistReason) => string
  /** Called by Retry after it failed to load. */
  onRetry: () => void
}

const DoneItems = lazyComponent(() => import('./DoneItems.js').then((module) => module.DoneItems), {
  fallback: null,
  preload: 'only',
})

/** Use it at the top of the dashboard: what waits for the user, each with its next step, and the lists with all of it. */
export function Worklist({ work, getItemHref, getListHref, onRetry, ...rest }: WorklistProps) {
  const t = useMessages(worklistMessages)
  const list = useRef<HTMLUListElement>(null)
  const counts = typeof work === 'string' ? [] : work.counts
  return (
    <Card
      title={t('title')}
      isFlush
      {...rest}
      footer={
        counts.length > 0 && (
          <S.Counts aria-label={t('all')}>
            {counts.map(({ reason, count, requirements }) => (
              <Link key={reason} href={getListHref(reason)}>
                {requirements === undefined
                  ? t(reason, { count })
                  : t('inCases', { what: t(reason, { count: requirements }), count })}
              </Link>
            ))}
          </S.Counts>
        )
      }
    >
      <DoneItems work={work} list={list} />
      <LoadState
        value={work}
        skeleton={<Skeleton shape="block" height={S.usualHeight} />}
        loadingLabel={t('loading')}
        errorTitle={t('failed')}
        onRetry={onRetry}
        isEmpty={counts.length === 0}
        emptyState={
          <S.Done>
            <Icon icon={CircleCheckIcon} />
            {t('done')}
          </S.Done>
        }
      >
        {({ items }) => (
          <S.Items ref={list}>
            {items.map((item) => (
              <Item key={JSON.stringify(item)} item={item} href={getItemHref(item)} />
            ))}
          </S.Items>
        )}
      </LoadState>
    </Card>
  )
}

function Item({ item, href }: { readonly item: WorklistItem; readonly href: string }) {
  const { reason, client, contract, caseKey, action, days } = item
  const locale = useLocale()
  const t = useMessages(worklistMessages)
  const name = item.name ?? t(worklistLooks[reason].name)
  const isSoon = reason === 'lapse-soon' || reason === 'past-lapse'
  return (
    <S.Item>
      <S.Mark icon={getWorklistIcon(reason)} data-reason={reason} />
      <S.Name>
        {name}
        <Text as="span" size="xs" tone="muted" isNumeric>
          <S.Detail>
            {client && <span>{client}</span>}
            <span>{contract.contractNo}</span>
          </S.Detail>
        </Text>
      </S.Name>
      {days !== null && (
        <S.Time data-soon={isSoon || undefined}>
          {caseKey === null ? daysFromToday(locale).format(days, 'day') : t('pending', { count: days })}
        </S.Time>
      )}
      <S.Act href={href} variant="quiet">
        {t(reason === 'offers' ? 'review' : action)}
        <VisuallyHidden>{` ${name}, ${client || contract.contractNo}`}</VisuallyHidden>
      </S.Act>
    </S.Item>
  )
}
