'use client'

import type { AccessHistoryEntry } from '@producer-portal/domain/manage-access'
import { Card, EmptyState, keepWhole, LoadState, Skeleton, Stack, Text, useLocale } from '@producer-portal/ui'
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
  const { action, agentName: agent, agentCount, changedBy: name, isReview } = entry
  const names = entry.applications.map(({ description }) => toTerm(description)).join(', ')
  // A long list would read as a paragraph: the number comes first, and the names below it
  const isLong = entry.applications.length > 2
  const applications = isLong ? t('applications', { count: entry.applications.length }) : names
  const time = formatTime(new Date(entry.changedAt), locale)
  return (
    <Application>
      <Name>
        {keepWhole(
          agent && (action === 'shared' || action === 'unshared')
            ? t(action === 'shared' ? 'sharedOf' : 'unsharedOf', { applications, agent })
            : t(action, { applications, count: agentCount }),
        )}
      </Name>
      <div>
        {isLong && <Text tone="muted">{keepWhole(names)}</Text>}
        <Text tone="muted">{t(isReview ? 'byReview' : 'by', { name, time })}</Text>
      </div>
    </Application>
  )
}
