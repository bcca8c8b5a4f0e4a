'use client'

import type { ColumnSettingsProblem } from '@producer-portal/domain/column-settings'
import type { Result } from '@producer-portal/domain/endpoint'
import { Banner, Button, Link } from '@producer-portal/ui'
import { OutcomeBanner } from '../../i18n/OutcomeBanner.js'
import { UnreachableText } from '../../i18n/UnreachableText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'

/** The last save or restore, and what it gave. */
export interface ColumnSettingsOutcome {
  readonly action: 'save' | 'restore'
  readonly result: Result<unknown>
}

export interface ColumnSettingsBannerProps {
  /** The last save or restore; null or undefined while there is none. */
  outcome: ColumnSettingsOutcome | null | undefined
  /** The list on which saved columns are seen. */
  listHref: string
  /** Called by Dismiss. */
  onClose: () => void
}

/** Use it beside the buttons that save and restore: what came of it, in view wherever the page is scrolled. */
export function ColumnSettingsBanner({ outcome, listHref, onClose }: ColumnSettingsBannerProps) {
  const t = useMessages(columnSettingsMessages)
  const isSave = outcome?.action !== 'restore'
  const failed = t(isSave ? 'saveFailed' : 'restoreFailed')
  return (
    <OutcomeBanner
      result={outcome?.result}
      texts={{
        saved: isSave
          ? { title: t('saved'), text: <Link href={listHref}>{t('savedText')}</Link> }
          : { title: t('restored'), text: t('restoredText') },
        failed: { title: t('failed'), text: failed },
        unreachable: { title: t('failed'), text: <UnreachableText failed={failed} /> },
      }}
      onClose={onClose}
    />
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
