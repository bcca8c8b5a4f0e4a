'use client'

import type { Requirement, RequirementBucket } from '@producer-portal/domain/requirements'
import { Button, CircleCheckIcon, EmptyState } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { requirementMessages } from '../messages.js'

export interface EmptyBucketProps {
  /** The tab that has no requirement. */
  bucket: RequirementBucket
  /** The requirements of all tabs. */
  buckets: Readonly<Record<RequirementBucket, readonly Requirement[]>>
  /** Called with the tab to show instead. */
  onTabChange: (tab: RequirementBucket) => void
}

const otherTexts = {
  'home-office-tasks': 'noHomeOfficeTasks',
  uploaded: 'noUploaded',
  received: 'noReceived',
  other: 'noOtherStatus',
} as const

/** Shown in a tab without requirements; that of the user says where the open ones are. */
export function EmptyBucket({ bucket, buckets, onTabChange }: EmptyBucketProps) {
  const t = useMessages(requirementMessages)
  if (bucket !== 'agent-tasks') return <EmptyState title={t(otherTexts[bucket])} />
  const withHomeOffice = buckets['home-office-tasks'].length
  const uploaded = buckets.uploaded.length
  if (withHomeOffice + uploaded === 0) return <EmptyState icon={CircleCheckIcon} title={t('allSet')} />
  const next =
    withHomeOffice > 0
      ? ({
          text: 'withHomeOffice',
          count: withHomeOffice,
          action: 'viewHomeOfficeTasks',
          tab: 'home-office-tasks',
        } as const)
      : ({ text: 'updating', count: uploaded, action: 'viewUploaded', tab: 'uploaded' } as const)
  return (
    <EmptyState
      icon={CircleCheckIcon}
      title={t('noAgentTasks')}
      description={t(next.text, { count: next.count })}
      action={<Button onClick={() => onTabChange(next.tab)}>{t(next.action)}</Button>}
    />
  )
}
