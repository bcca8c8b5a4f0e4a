import type { IllustrationWork } from '@producer-portal/domain/illustrations'
import {
  Button,
  type ButtonProps,
  Disclosure,
  formatFileSize,
  Heading,
  StatusBadge,
  type StatusBadgeProps,
  Text,
  VisuallyHidden,
  useLocale,
} from '@producer-portal/ui'
import { useRef } from 'react'
import { type DownloadState, FileOffer } from '../../i18n/FileOffer.js'
import { formatTime } from '../../i18n/format-time.js'
import { useMessages } from '../../i18n/useMessages.js'
import { toDay } from '../request-progress.js'
import { EntryFacts } from '../../i18n/EntryList.styles.js'
import { illustrationWorkMessages } from '../work-messages.js'
import * as S from './IllustrationWorkScreen.styles.js'

/** The acts on a request. */
export interface WorkItemActions {
  onTake: (request: IllustrationWork) => void
  onRelease: (request: IllustrationWork) => void
  onDecline: (request: IllustrationWork) => void
  onFinish: (request: IllustrationWork, file: File) => void
  onReplace: (request: IllustrationWork, file: File) => void
  onDownload: (request: IllustrationWork) => void
}

interface WorkItemProps extends WorkItemActions {
  request: IllustrationWork
  userId: string
  pending: string | null
  downloads: Readonly<Record<string, DownloadState>>
}

const tones = { ready: 'success', declined: 'danger' } as const satisfies Partial<
  Record<IllustrationWork['state'], StatusBadgeProps['tone']>
>

/** One request: when it's due or how it ended, what is asked, who has it, and what the user can do. */
export function WorkItem({ request, userId, pending, downloads, ...actions }: WorkItemProps) {
  const locale = useLocale()
  const t = useMessages(illustrationWorkMessages)
  const { requestNo, state, requestedBy, notified, expectedBy, declineReason, file } = request
  const requester = requestedBy.fullName
  const isOpen = state === 'waiting' || state === 'taken'
  return (
    <li>
      <EntryFacts>
        <S.Facts>
          {isOpen ? <Due expectedBy={expectedBy} /> : <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>}
          <div>
            <Heading level={2} size="sm">
              {request.clientName?.trim() || t('unnamedClient')}
            </Heading>
            <Text tone="muted" size="sm">
              {[request.policyNumber, request.productType].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <div>
            <Text size="sm">{t(request.scenario)}</Text>
            <Standing request={request} userId={userId} />
          </div>
          <Text tone="muted" size="sm">
            {t('facts', {
              requestNo,
              requester,
              date: toDay(request.requestedAt, locale),
              agent: request.agent.fullName ?? request.agent.agentNo,
            })}
          </Text>
        </S.Facts>
        {isOpen && notified.fullName !== requester && (
          <Text tone="muted" size="sm">
            {t('tell', { requester, name: notified.fullName })}
          </Text>
        )}
        {declineReason !== null && <Text>{t('reason', { reason: declineReason })}</Text>}
        {file !== null && (
          <Text tone="muted" size="sm">
            {`${file.fileName}, ${formatFileSize(file.bytes, locale)}`}
          </Text>
        )}
        {request.instructions !== '' && (
          <Disclosure title={t('asked')}>
            <S.Asked>{request.instructions}</S.Asked>
          </Disclosure>
        )}
      </EntryFacts>
      {isOpen && <Actions request={request} userId={userId} pending={pending} {...actions} />}
      {file !== null && (
        <S.Actions>
          <FileOffer
            name={file.fileName}
            size="small"
            state={downloads[requestNo]}
            onDownload={() => actions.onDownload(request)}
          >
            {t('download')}
            <VisuallyHidden> {requestNo}</VisuallyHidden>
          </FileOffer>
          <PdfButton
            label={t('replace')}
            requestNo={requestNo}
            isPending={pending === requestNo}
            onChoose={(chosen) => actions.onReplace(request, chosen)}
          />
        </S.Actions>
      )}
    </li>
  )
}

const isPast = (moment: Date) => moment < new Date()

/** By when a request is normally ready, or that nothing is said about it. */
function Due({ expectedBy }: Pick<IllustrationWork, 'expectedBy'>) {
  const locale = useLocale()
  const t = useMessages(illustrationWorkMessages)
  if (expectedBy === null) return <Text tone="muted">{t('noDue')}</Text>
  const due = new Date(expectedBy)
  const isOverdue = isPast(due)
  return (
    <Text weight="medium" tone={isOverdue ? 'danger' : undefined}>
      {t(isOverdue ? 'overdue' : 'due', { time: formatTime(due, locale) })}
    </Text>
  )
}

/** Names the holder of a request and since when; for a closed one, when it ended and by whom. */
function Standing({ request: { state, taken, closedAt }, userId }: Pick<WorkItemProps, 'request' | 'userId'>) {
  const locale = useLocale()
  const t = useMessages(illustrationWorkMessages)
  if (taken === null) return null
  const isOwn = taken.id === userId
  const name = isOwn ? t('byYou') : (taken.by ?? t(taken.id === ':clock' ? 'byClock' : 'bySystem'))
  const toText = () => {
    if (closedAt !== null)
      return t(state === 'declined' ? 'declinedAt' : 'readyAt', { date: toDay(closedAt, locale), name })
    const date = toDay(taken.at, locale)
    return isOwn ? t('takenByYou', { date }) : t('takenBy', { name, date })
  }
  return (
    <Text tone="muted" size="sm">
      {toText()}
    </Text>
  )
}

function Actions({
  request,
  userId,
  pending,
  onTake,
  onRelease,
  onDecline,
  onFinish,
}: Omit<WorkItemProps, 'downloads'>) {
  const t = useMessages(illustrationWorkMessages)
  const isPending = pending === request.requestNo
  const of = <VisuallyHidden> {request.requestNo}</VisuallyHidden>
  if (request.taken?.id !== userId) {
    const isWaiting = request.state === 'waiting'
    return (
      <S.Actions>
        <Button size="small" isPending={isPending} pendingText={t('working')} onClick={() => onTake(request)}>
          {t(isWaiting ? 'take' : 'takeOver')}
          {of}
        </Button>
      </S.Actions>
    )
  }
  return (
    <S.Actions>
      <PdfButton
        label={t('upload')}
        requestNo={request.requestNo}
        variant="primary"
        isPending={isPending}
        onChoose={(file) => onFinish(request, file)}
      />
      <Button size="small" disabled={isPending} onClick={() => onDecline(request)}>
        {t('decline')}
        {of}
      </Button>
      <Button size="small" variant="quiet" disabled={isPending} onClick={() => onRelease(request)}>
        {t('release')}
        {of}
      </Button>
    </S.Actions>
  )
}

interface PdfButtonProps extends Pick<ButtonProps, 'variant' | 'isPending'> {
  label: string
  requestNo: string
  onChoose: (file: File) => void
}

function PdfButton({ label, requestNo, variant, isPending, onChoose }: PdfButtonProps) {
  const t = useMessages(illustrationWorkMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        variant={variant}
        isPending={isPending}
        pendingText={t('uploading')}
        onClick={() => input.current?.click()}
      >
        {label}
        <VisuallyHidden> {requestNo}</VisuallyHidden>
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={`${label} ${requestNo}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
