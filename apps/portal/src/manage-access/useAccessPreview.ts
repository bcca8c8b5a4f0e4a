import { canShareAgencyInfo } from '@producer-portal/domain/access'
import { previewAccess } from '@producer-portal/domain/manage-access'
import type { AccessPreviewInput, ApplicationReach } from '@producer-portal/domain/manage-access'
import { useState } from 'react'
import { useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import type { PersonInAgency } from './queries.js'

export interface AccessPreviewQuery {
  /** The last answer stays while the next one loads. Null for users who may not know. */
  readonly access: readonly ApplicationReach[] | 'loading' | 'error' | null
  readonly reload: () => void
}

/** Loads what a person sees in each application, now and after a change; without one, both are the same. */
export function useAccessPreview(
  { agencyNo, userId }: PersonInAgency,
  change: Pick<AccessPreviewInput, 'sharing' | 'assignments'>,
): AccessPreviewQuery {
  // A call that the service forbids would end the session
  const mayKnow = canShareAgencyInfo(useUser())
  const { data, error, reload } = useQuery(
    previewAccess,
    mayKnow ? { body: { agencyNumber: agencyNo, userId, ...change } } : null,
  )
  const [last, setLast] = useState({ userId, data })
  if (last.userId !== userId || (data && data !== last.data)) setLast({ userId, data })
  const loading = (last.userId === userId && last.data) || 'loading'
  return { access: mayKnow ? (data ?? (error === undefined ? loading : 'error')) : null, reload: () => void reload() }
}
