'use client'

import { applications } from '@producer-portal/domain/catalog'
import { type AccessChange, joinAccessCode } from '@producer-portal/domain/manage-access'
import { useCallback } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { ownAccessMessages } from '../own-access-messages.js'

/** Title and message of a toast. */
interface AccessChangeText {
  readonly title: string
  readonly message: string
}

/** Says how the access of the signed-in user has changed, for a toast; keeps its identity between renders. */
export function useAccessChangeText(): (change: AccessChange) => AccessChangeText {
  const t = useMessages(ownAccessMessages)
  return useCallback(
    ({ status, withdrawn, added }) => {
      const title = t('accessChanged')
      if (status === 'suspended') return { title, message: t('accessNowSuspended') }
      const parts = [
        status === 'reactivated' && t('accessReactivated'),
        withdrawn.length > 0 && t('accessWithdrawn', { applications: listApplications(withdrawn) }),
        added.length > 0 && t('accessAdded', { applications: listApplications(added) }),
      ].filter(Boolean)
      return { title, message: parts.join(' ') || t('accessOther') }
    },
    [t],
  )
}

function listApplications(codes: readonly string[]): string {
  return applications
    .filter((application) => codes.includes(joinAccessCode(application) ?? ''))
    .map(({ category, description }) => `${category}: ${description}`)
    .join(', ')
}
