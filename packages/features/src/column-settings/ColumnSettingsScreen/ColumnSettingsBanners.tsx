'use client'

import type { ColumnSettingsProblem } from '@producer-portal/domain/column-settings'
import { Banner, Button, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'

/** The result of the last save or restore. `unreachable`: no answer came. */
export type ColumnSettingsOutcome = 'saved' | 'save-failed' | 'restored' | 'restore-failed' | 'unreachable'

/** The banner of each outcome. */
const outcomeTexts = {
  saved: { tone: 'success', title: 'saved', text: 'savedText' },
  'save-failed': { tone: 'error', title: 'failed', text: 'saveFailed' },
  restored: { tone: 'success', title: 'restored', text: 'restoredText' },
  'restore-failed': { tone: 'error', title: 'failed', text: 'restoreFailed' },
  unreachable: { tone: 'error', title: 'failed', text: 'unreachable' },
} as const satisfies Readonly<
  Record<ColumnSettingsOutcome, { readonly tone: string; readonly title: string; readonly text: string }>
>

export interface OutcomeBannerProps {
  /** The result of the last save or restore. */
  outcome: ColumnSettingsOutcome
  /** The list on which saved columns are seen. */
  listHref: string
  /** Called by Dismiss. */
  onClose: () => void
}

/** Use it beside the buttons that save and restore: what came of it, in view wherever the page is scrolled. */
export function OutcomeBanner({ outcome, listHref, onClose }: OutcomeBannerProps) {
  const t = useMessages(columnSettingsMessages)
  const { tone, title, text } = outcomeTexts[outcome]
  return (
    <Banner tone={tone} title={t(title)} onClose={onClose} closeLabel={t('dismiss')}>
      {outcome === 'saved' ? <Link href={listHref}>{t(text)}</Link> : t(text)}
    </Banner>
  )
}

interface ProblemBannerProps {
  problem: ColumnSettingsProblem
  /** Called by Retry, which is shown when the columns failed to load. */
  onRetry: () => void
}

/** Says why the default columns are shown instead of the user's. */
export function ProblemBanner({ problem, onRetry }: ProblemBannerProps) {
  const t = useMessages(columnSettingsMessages)
  const isRetryable = problem === 'not-retrieved'
  return (
    <Banner
      tone="error"
      title={t(isRetryable ? 'notRetrieved' : 'titleNotFound')}
      actions={isRetryable && <Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {t('defaultsShown')}
    </Banner>
  )
}
