import { formatDate, localDay } from '@producer-portal/domain/formatting'
import type { SentAnswer } from '@producer-portal/domain/requirements'
import { formatFileSize, Heading, LoadState, Skeleton, Text, Stack, useLocale } from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { formatClockTime } from '../../i18n/format-time.js'
import { requirementMessages } from '../messages.js'
import * as S from './StatusDetails.styles.js'

export interface SentAnswersProps {
  /** The answers, newest first, or why they aren't there. */
  answers: readonly SentAnswer[] | 'loading' | 'error'
  /** Called by Retry after the answers failed to load. */
  onRetry: (() => void) | undefined
}

/** The comments and documents that were sent, each with its sender and time. */
export function SentAnswers({ answers, onRetry }: SentAnswersProps) {
  const t = useMessages(requirementMessages)
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {t('sentAnswers')}
      </Heading>
      <LoadState
        value={answers}
        loadingLabel={t('sentAnswersLoading')}
        skeleton={<Skeleton shape="block" height="3.5rem" />}
        errorTitle={t('sentAnswersFailed')}
        onRetry={onRetry}
        emptyState={<Text tone="muted">{t('noSentAnswers')}</Text>}
      >
        {(sent) => (
          <S.List aria-labelledby={id}>
            {sent.map((answer) => (
              <SentAnswerItem key={answer.id} answer={answer} />
            ))}
          </S.List>
        )}
      </LoadState>
    </Stack>
  )
}

interface SentAnswerItemProps {
  /** The comment or the documents. */
  answer: SentAnswer
}

function SentAnswerItem({ answer: { sentAt, sentBy, receivedAt, comment, files } }: SentAnswerItemProps) {
  const locale = useLocale()
  const t = useMessages(requirementMessages)
  const at = new Date(sentAt)
  const received = receivedAt === null ? null : new Date(receivedAt)
  return (
    <S.Step>
      <Text isNumeric tone="muted">
        {t('sentOn', { date: formatDate(localDay(at), locale), time: formatClockTime(at, locale) })}
      </Text>
      <S.What>
        <Text weight="semibold">
          {comment === null ? t('sentDocuments', { count: files.length }) : t('sentComment')}
        </Text>
        {comment !== null && <Text>{comment}</Text>}
        {files.length > 0 && (
          <S.Files>
            {files.map(({ name, size }, index) => (
              // The files never change order, and two may have the same name
              <li key={index}>{size === null ? name : `${name} · ${formatFileSize(size, locale)}`}</li>
            ))}
          </S.Files>
        )}
        <Text size="xs" tone="muted">
          {t('sentBy', { name: sentBy })}
        </Text>
        {received && (
          <Text size="xs" tone="muted">
            {t('receivedOn', { date: formatDate(localDay(received), locale), time: formatClockTime(received, locale) })}
          </Text>
        )}
      </S.What>
    </S.Step>
  )
}
