'use client'

import type { IllustrationState, SubmittedIllustration } from '@producer-portal/domain/illustrations'
import {
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
} from '@producer-portal/ui'
import { useId, useRef, useState } from 'react'
import { type DownloadState, FileOffer } from '../../i18n/FileOffer.js'
import { useMessages } from '../../i18n/useMessages.js'
import { submittedIllustrationsMessages } from '../messages.js'
import { stateTones, toDay } from '../request-progress.js'
import * as S from './SubmittedIllustrations.styles.js'

export interface SubmittedIllustrationsProps {
  /** The user's requests, newest first, or why they aren't known. */
  requests: readonly SubmittedIllustration[] | 'loading' | 'error'
  /** Called by Retry when the requests failed to load. */
  onRetry: () => void
  /** The state of downloads by file id; one that isn't named can be started. */
  downloads: Readonly<Record<string, DownloadState>>
  /** Called with the file that is to be downloaded, also by Retry. */
  onDownload: (file: NonNullable<SubmittedIllustration['file']>) => void
}

/** The number of requests shown at first. */
const firstCount = 5

/**
 * Use it beside the form for requests: what the user has asked for or is told of, how far it is, and the finished
 * illustrations.
 */
export function SubmittedIllustrations({ requests, onRetry, downloads, onDownload }: SubmittedIllustrationsProps) {
  const t = useMessages(submittedIllustrationsMessages)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isShowingAll, setShowingAll] = useState(false)
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
        retryLabel={t('retry')}
        emptyState={<EmptyState icon={FileTextIcon} title={t('empty')} />}
      >
        {(loaded) => (
          <>
            <S.List ref={list} tabIndex={-1} aria-labelledby={id}>
              {loaded.slice(0, isShowingAll ? loaded.length : firstCount).map((request) => (
                <Request key={request.requestNo} request={request} downloads={downloads} onDownload={onDownload} />
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

const clockTimes = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

const states = ['received', 'preparing', 'ready'] as const

/** How far a request is that isn't ready yet: what is done, where it is, and what is still to come. */
function Progress({ state }: { state: IllustrationState }) {
  const t = useMessages(submittedIllustrationsMessages)
  const place = states.indexOf(state)
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
}

function Request({ request, downloads, onDownload }: RequestProps) {
  const t = useMessages(submittedIllustrationsMessages)
  const { requestNo, state, requestedAt, requestedBy, readyAt, expectedBy, notified, file } = request
  const scenario = t(request.scenario)
  const due = state === 'ready' ? readyAt : expectedBy
  const progress =
    due === null
      ? scenario
      : state === 'ready'
        ? t('readyAt', { scenario, date: toDay(due) })
        : t('expectedBy', { scenario, date: toDay(due), time: clockTimes.format(new Date(due)) })
  return (
    <S.Request data-open={state !== 'ready' || undefined}>
      <S.Head>
        <Heading level={3} size="sm">
          {request.clientName?.trim() || t('unnamedClient')}
        </Heading>
        <S.Badges>
          {request.isNew && <Badge tone="info">{t('isNew')}</Badge>}
          {state === 'ready' && <StatusBadge tone={stateTones[state]}>{t(state)}</StatusBadge>}
        </S.Badges>
      </S.Head>
      {state !== 'ready' && <Progress state={state} />}
      <S.Facts>
        <Text>{[request.policyNumber, request.productType].filter(Boolean).join(' · ')}</Text>
        <Text tone="muted" size="sm">
          {t(requestedBy.isSelf ? 'requested' : 'requestedBy', {
            requestNo,
            requester: requestedBy.fullName,
            date: toDay(requestedAt),
            agent: request.agent.fullName ?? request.agent.agentNo,
          })}
        </Text>
        <Text tone="muted" size="sm">
          {progress}
        </Text>
        {state !== 'ready' && (
          <Text tone="muted" size="sm">
            {notified.isSelf
              ? t(notified.by === 'sms' ? 'selfBySms' : 'selfByEmail')
              : t('bothNotified', { name: notified.fullName })}
          </Text>
        )}
      </S.Facts>
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
          facts={t('facts', { size: formatFileSize(file.bytes) })}
          onDownload={() => onDownload(file)}
        >
          {t('download')}
          <VisuallyHidden> {file.fileName}</VisuallyHidden>
        </FileOffer>
      )}
    </S.Request>
  )
}
