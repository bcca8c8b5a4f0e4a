'use client'

import { failureReasons, type Result } from '@producer-portal/domain/endpoint'
import { formatDate, localDay } from '@producer-portal/domain/formatting'
import type { DelegationWireStatus } from '@producer-portal/domain/manage-access'
import { Button, useLocale } from '@producer-portal/ui'
import { OutcomeBanner } from '../../i18n/OutcomeBanner.js'
import { UnreachableText } from '../../i18n/UnreachableText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'
import { formatClockTime } from '../../i18n/format-time.js'

/** The agencies and agents whose information is shared. */
export type InformationOwner = 'agency' | 'agent'

/** The last load or save of someone's access, and what it gave. */
export interface EditAccessOutcome {
  readonly action: 'load' | 'save'
  /** The information shared, the assigned agents, or the new status of the person. */
  readonly of: InformationOwner | 'agents' | DelegationWireStatus
  readonly result: Result<unknown>
  /** The number of applications that others changed in the meantime and that stay as they are. Default: 0. */
  readonly merged?: number
  /** Called by Undo of a save. Without it there is no such button. */
  readonly onUndo?: () => void
}

export interface EditAccessBannerProps {
  /** Null or undefined while nothing was loaded or saved. */
  outcome: EditAccessOutcome | null | undefined
  /** Called by the close button. */
  onClose: () => void
  /** Called by Retry of a failed load. Without it there is no such button. */
  onRetry?: () => void
  /** Called to load again what someone else saved, without one's own changes. */
  onReload?: () => void
  /** Called to save one's own changes over those of someone else. */
  onSaveAnyway?: () => void
}

/** The titles of what can be loaded and saved. */
const titles = {
  agency: { load: 'agencyNotLoaded', saved: 'agencyUpdated', save: 'agencyNotUpdated' },
  agent: { load: 'agentNotLoaded', saved: 'agentUpdated', save: 'agentNotUpdated' },
  agents: { load: 'agentsNotLoaded', saved: 'agentsUpdated', save: 'agentsNotUpdated' },
  Active: { load: 'statusFailed', saved: 'statusUpdated', save: 'statusFailed' },
  Disabled: { load: 'statusFailed', saved: 'statusUpdated', save: 'statusFailed' },
} as const

const noOutcome: Omit<EditAccessOutcome, 'result'> & { readonly result: null } = {
  action: 'load',
  of: 'agents',
  result: null,
}

/** Says what came of the last load or save of someone's access. */
export function EditAccessBanner({ outcome, onClose, onRetry, onReload, onSaveAnyway }: EditAccessBannerProps) {
  const locale = useLocale()
  const t = useMessages(manageAccessMessages)
  const { action, of, result, merged = 0, onUndo } = outcome ?? noOutcome
  const title = titles[of]
  const status = of === 'Active' || of === 'Disabled' ? of : null
  const reason = !result || result.ok ? '' : failureReasons(result.failure).join(' ')
  const statusError = status ? t('statusError', { status }) : ''
  const failed = {
    title: t(title[action]),
    text: statusError && reason ? `${statusError}. ${reason}` : statusError || reason,
  }
  const conflict = result && !result.ok && result.failure.kind === 'conflict' ? result.failure.conflict : undefined
  const moment = conflict && new Date(conflict.changedAt)
  const retry = action === 'load' && onRetry && (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  const undo = action === 'save' && result?.ok && onUndo && (
    <Button size="small" onClick={onUndo}>
      {t('undo')}
    </Button>
  )
  const actions = conflict ? (
    <>
      <Button size="small" onClick={onReload}>
        {t('reload')}
      </Button>
      <Button size="small" onClick={onSaveAnyway}>
        {t('saveAnyway')}
      </Button>
    </>
  ) : (
    retry || undo
  )
  return (
    <OutcomeBanner
      result={result}
      texts={{
        saved: {
          title: t(title.saved),
          text: status ? t('statusNow', { status }) : merged > 0 && t('merged', { count: merged }),
        },
        failed,
        unreachable: {
          ...failed,
          text: failed.text ? (
            <UnreachableText failed={statusError ? `${statusError}.` : failed.text} />
          ) : (
            t('unreachable')
          ),
        },
        conflict: conflict &&
          moment && {
            title: t('conflict'),
            text: t('conflictBy', {
              name: conflict.changedBy,
              date: formatDate(localDay(moment), locale),
              time: formatClockTime(moment, locale),
            }),
          },
      }}
      actions={actions || undefined}
      onClose={onClose}
    />
  )
}
