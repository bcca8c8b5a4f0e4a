'use client'

import type { IllustrationState, SubmittedIllustration } from '@producer-portal/domain/illustrations'
import { isIllustrationOpen } from '@producer-portal/domain/illustrations'
import {
  animateList,
  Badge,
  Button,
  CheckIcon,
  Disclosure,
  EmptyState,
  FileTextIcon,
  formatFileSize,
  Heading,
  Icon,
  LoadState,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
  useLocale,
} from '@producer-portal/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type DownloadState, FileOffer } from '../../i18n/FileOffer.js'
import { useMessages } from '../../i18n/useMessages.js'
import { submittedIllustrationsMessages } from '../messages.js'
import { stateTones, toDay } from '../request-progress.js'
import * as S from './SubmittedIllustrations.styles.js'
import { formatClockTime } from '../../i18n/format-time.js'

export interface SubmittedIllustrationsProps {
  /** The user's requests, newest first, or why they aren't known. */
  requests: readonly SubmittedIllustration[] | 'loading' | 'error'
  /** Called by Retry when the requests failed to load. */
  onRetry: () => void
  /** The state of downloads by file id; one that isn't named can be started. */
  downloads: Readonly<Record<string, DownloadState>>
  /** Called with the file that is to be downloaded, also by Retry. */
  onDownload: (file: NonNullable<SubmittedIllustration['file']>) => void
  /** The number of the request that was sent on this visit; its card is marked. Default: none. */
  justSentNo?: string | null
}

/** The number of requests shown at first. */
const firstCount = 5

/**
 * Use it beside the form for requests: what the user has asked for or is told of, how far it is, and the finished
 * illustrations.
 */
export function SubmittedIllustrations({
  requests,
  onRetry,
  downloads,
  onDownload,
  justSentNo = null,
}: SubmittedIllustrationsProps) {
  const t = useMessages(submittedIllustrationsMessages)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isShowingAll, setShowingAll] = useState(false)
  useEffect(() => animateList(list.current))
  return (
    <S.Root aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {t('title')}
      </Heading>
      <LoadState
        value={requests}
        loadingLabel={t('loading')}
        skeleton={
          <Stack gap={3}>
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="8rem" />
          </Stack>
        }
        errorTitle={t('failed')}
        onRetry={onRetry}
        emptyState={<EmptyState icon={FileTextIcon} title={t('empty')} />}
      >
        {(loaded) => (
          <>
            <S.List ref={list} tabIndex={-1} aria-labelledby={id}>
              {loaded.slice(0, isShowingAll ? loaded.length : firstCount).map((request) => (
                <Request
                  key={request.requestNo}
                  request={request}
                  isJustSent={request.requestNo === justSentNo}
                  downloads={downloads}
                  onDownload={onDownload}
                />
              ))}
            </S.List>
            {loaded.length > firstCount && !isShowingAll && (
              <Button
                variant="quiet"
                onClick={() => {
                  // The button disappears
                  list.current?.focus()
                  setShowingAll(true)
                }}
              >
                {t('showAll', { count: loaded.length })}
              </Button>
            )}
          </>
        )}
      </LoadState>
    </S.Root>
  )
}

const states = ['received', 'preparing', 'ready'] as const

/** The progress of an open request: the steps done, the current one, and those to come. */
function Progress({ state }: { state: IllustrationState }) {
  const t = useMessages(submittedIllustrationsMessages)
  const place = states.findIndex((each) => each === state)
  return (
    <>
      <VisuallyHidden>{t(state)}</VisuallyHidden>
      <S.Progress aria-hidden>
        {states.map((each, index) => (
          <span
            key={each}
            data-label={t(each)}
            data-step={index === place ? 'current' : index < place ? 'done' : 'next'}
          >
            {index < place && <Icon icon={CheckIcon} />}
          </span>
        ))}
      </S.Progress>
    </>
  )
}

interface RequestProps extends Pick<SubmittedIllustrationsProps, 'downloads' | 'onDownload'> {
  request: SubmittedIllustration
  isJustSent: boolean
}

function Request({ request, isJustSent, downloads, onDownload }: RequestProps) {
  const locale = useLocale()
  const t = useMessages(submittedIllustrationsMessages)
  const { requestNo, state, requestedAt, requestedBy, notified, file, declined } = request
  const isOpen = isIllustrationOpen(state)
  return (
    <S.Request tabIndex={isJustSent ? -1 : undefined} data-just-sent={isJustSent || undefined}>
      <S.Head>
        <Heading level={3} size="sm">
          {request.clientName?.trim() || t('unnamedClient')}
        </Heading>
        <S.Badges>
          {isJustSent && <Badge tone="info">{t('justSent')}</Badge>}
          {request.isNew && <Badge tone="info">{t('isNew')}</Badge>}
          {!isOpen && <StatusBadge tone={stateTones[state]}>{t(state)}</StatusBadge>}
        </S.Badges>
      </S.Head>
      {isOpen && <Progress state={state} />}
      <S.Facts>
        <Text>{[request.policyNumber, request.productType].filter(Boolean).join(' · ')}</Text>
        <Text tone="muted" size="sm">
          {t(requestedBy.isSelf ? 'requested' : 'requestedBy', {
            requestNo,
            requester: requestedBy.fullName,
            date: toDay(requestedAt, locale),
            agent: request.agent.fullName ?? request.agent.agentNo,
          })}
        </Text>
        <WhoDoesWhat request={request} />
        {isOpen && (
          <Text tone="muted" size="sm">
            {notified.isSelf
              ? t(notified.by === 'sms' ? 'selfBySms' : 'selfByEmail')
              : t('bothNotified', { name: notified.fullName })}
          </Text>
        )}
      </S.Facts>
      {declined && <Text>{t('reason', { reason: declined.reason })}</Text>}
      {request.scenario === 'custom' && (
        <Disclosure title={t('asked')}>
          <S.Asked>{request.instructions}</S.Asked>
        </Disclosure>
      )}
      {file && (
        <FileOffer
          name={file.fileName}
          size="small"
          state={downloads[file.fileId]}
          facts={t('facts', { size: formatFileSize(file.bytes, locale) })}
          onDownload={() => onDownload(file)}
        >
          {t('download')}
          <VisuallyHidden> {file.fileName}</VisuallyHidden>
        </FileOffer>
      )}
    </S.Request>
  )
}

/** Names the person at the home office who has the request, and when it is, was or will be done. */
function WhoDoesWhat({ request }: { request: SubmittedIllustration }) {
  const locale = useLocale()
  const t = useMessages(submittedIllustrationsMessages)
  const { state, readyAt, expectedBy, taken, declined } = request
  const scenario = t(request.scenario)
  const name = taken?.by ?? null
  const lines: string[] = []
  if (declined !== null) {
    const facts = { scenario, date: toDay(declined.at, locale) }
    lines.push(name === null ? t('declinedAt', facts) : t('declinedBy', { ...facts, name }))
  } else if (state === 'ready') {
    lines.push(readyAt === null ? scenario : t('readyAt', { scenario, date: toDay(readyAt, locale) }))
    if (name !== null) lines.push(t('preparedBy', { name }))
  } else {
    lines.push(
      expectedBy === null
        ? scenario
        : t('expectedBy', {
            scenario,
            date: toDay(expectedBy, locale),
            time: formatClockTime(new Date(expectedBy), locale),
          }),
    )
    if (taken === null) lines.push(t('waits'))
    else if (name === null) lines.push(t('taken', { date: toDay(taken.at, locale) }))
    else lines.push(t('takenBy', { name, date: toDay(taken.at, locale) }))
  }
  return lines.map((line) => (
    <Text key={line} tone="muted" size="sm">
      {line}
    </Text>
  ))
}
