'use client'

import type { AccessHistoryEntry } from '@producer-portal/domain/manage-access'
import { Card, EmptyState, LoadState, Skeleton, Stack, Text, useLocale } from '@producer-portal/ui'
import { formatTime } from '../../i18n/format-time.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { accessHistoryMessages } from '../access-history-messages.js'
import { Application, Applications, Name } from '../EffectiveAccess/EffectiveAccess.styles.js'

export interface AccessHistoryProps {
  /** The last changes of the person's access, newest first, or why they aren't known. */
  entries: readonly AccessHistoryEntry[] | 'loading' | 'error'
  /** Called by Retry when they failed to load. */
  onRetry: () => void
}

/** Use it where someone's access is changed: who changed what of it last, and when. */
export function AccessHistory({ entries, onRetry }: AccessHistoryProps) {
  const t = useMessages(accessHistoryMessages)
  return (
    <Card title={t('title')}>
      <LoadState
        value={entries}
        loadingLabel={t('loading')}
        skeleton={
          <Stack gap={3}>
            <Skeleton width="16rem" />
            <Skeleton width="12rem" />
          </Stack>
        }
        errorTitle={t('failed')}
        onRetry={onRetry}
        emptyState={<EmptyState title={t('none')} />}
      >
        {(known) => (
          <Applications>
            {known.map((entry, place) => (
              <Entry key={place} entry={entry} />
            ))}
          </Applications>
        )}
      </LoadState>
    </Card>
  )
}

function Entry({ entry }: { entry: AccessHistoryEntry }) {
  const t = useMessages(accessHistoryMessages)
  const locale = useLocale()
  const { toTerm } = useTerms()
  const { action, agentName: agent, agentCount: count, changedBy: name, isReview } = entry
  const applications = entry.applications.map(({ description }) => toTerm(description)).join(', ')
  const time = formatTime(new Date(entry.changedAt), locale)
  return (
    <Application>
      <Name>
        {agent && (action === 'shared' || action === 'unshared')
          ? t(action === 'shared' ? 'sharedOf' : 'unsharedOf', { applications, agent })
          : t(action, { applications, count })}
      </Name>
      <Text as="span" tone="muted">
        {t(isReview ? 'byReview' : 'by', { name, time })}
      </Text>
    </Application>
  )
}
