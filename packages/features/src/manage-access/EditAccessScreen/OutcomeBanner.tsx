'use client'

import { formatDate, localDay } from '@producer-portal/domain/formatting'
import type { DelegationWireStatus } from '@producer-portal/domain/manage-access'
import { Banner, type BannerProps, Button } from '@producer-portal/ui'
import type { Translate } from '../../i18n/useMessages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

/** Whose information is shared. */
export type InformationOwner = 'agency' | 'agent'

/** What came of the last load or save. */
export type EditAccessOutcome =
  | { readonly kind: 'load-failed' | 'updated' | 'update-failed'; readonly information: InformationOwner }
  | { readonly kind: 'agents-load-failed' | 'agents-updated' | 'agents-update-failed' }
  | { readonly kind: 'status-updated' | 'status-failed'; readonly status: DelegationWireStatus }
  /** Someone else saved since the page was loaded; `at` is a timestamp. */
  | { readonly kind: 'conflict'; readonly by: string; readonly at: string }

export interface OutcomeBannerProps {
  outcome: EditAccessOutcome
  /** Adds that no answer came from the service. Default: false. */
  isUnreachable?: boolean
  /** Called by the close button. */
  onClose: () => void
  /** Called by Retry of a failed load. Without it there is no such button. */
  onRetry?: () => void
  /** Called to load again what someone else saved, without one's own changes. */
  onReload?: () => void
  /** Called to save one's own changes over those of someone else. */
  onSaveAnyway?: () => void
}

/** Says what came of the last load or save of someone's access. */
export function OutcomeBanner({
  outcome,
  isUnreachable,
  onClose,
  onRetry,
  onReload,
  onSaveAnyway,
}: OutcomeBannerProps) {
  const t = useMessages(manageAccessMessages)
  const { tone, title, text } = describeOutcome(outcome, t)
  const details = [text, ...(isUnreachable ? [t('unreachable')] : [])].filter(Boolean).join(' ')
  const isNotLoaded = outcome.kind === 'load-failed' || outcome.kind === 'agents-load-failed'
  const actions =
    outcome.kind === 'conflict' ? (
      <>
        <Button size="small" onClick={onReload}>
          {t('reload')}
        </Button>
        <Button size="small" onClick={onSaveAnyway}>
          {t('saveAnyway')}
        </Button>
      </>
    ) : (
      isNotLoaded &&
      onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )
    )
  return (
    <Banner tone={tone} title={title} onClose={onClose} closeLabel={t('dismiss')} actions={actions || undefined}>
      {details}
    </Banner>
  )
}

const clockTimes = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

type Translation = Translate<(typeof manageAccessMessages)['entries']>

interface Description {
  readonly tone: BannerProps['tone']
  readonly title: string
  readonly text?: string
}

const sharingTexts = {
  agency: { 'load-failed': 'agencyNotLoaded', updated: 'agencyUpdated', 'update-failed': 'agencyNotUpdated' },
  agent: { 'load-failed': 'agentNotLoaded', updated: 'agentUpdated', 'update-failed': 'agentNotUpdated' },
} as const

function describeOutcome(outcome: EditAccessOutcome, t: Translation): Description {
  switch (outcome.kind) {
    case 'load-failed':
    case 'updated':
    case 'update-failed':
      return {
        tone: outcome.kind === 'updated' ? 'success' : 'error',
        title: t(sharingTexts[outcome.information][outcome.kind]),
      }
    case 'agents-updated':
      return { tone: 'success', title: t('agentsUpdated') }
    case 'agents-update-failed':
      return { tone: 'error', title: t('agentsNotUpdated') }
    case 'agents-load-failed':
      return { tone: 'error', title: t('agentsNotLoaded') }
    case 'status-updated':
      return { tone: 'success', title: t('statusUpdated'), text: t('statusNow', { status: outcome.status }) }
    case 'status-failed':
      return { tone: 'error', title: t('statusFailed'), text: t('statusError', { status: outcome.status }) }
    default: {
      const { by, at } = outcome
      const moment = new Date(at)
      return {
        tone: 'warning',
        title: t('conflict'),
        text: t('conflictBy', { name: by, date: formatDate(localDay(moment)), time: clockTimes.format(moment) }),
      }
    }
  }
}
