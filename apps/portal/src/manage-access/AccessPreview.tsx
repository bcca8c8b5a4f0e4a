import { getAccessHistory, personRequest } from '@producer-portal/domain/manage-access'
import { AccessHistory, EffectiveAccess } from '@producer-portal/features/manage-access'
import { Stack } from '@producer-portal/ui'
import { toLoad, useQuery } from '../api/useQuery.js'
import type { PersonInAgency } from './queries.js'
import type { AccessPreviewQuery } from './useAccessPreview.js'

export interface AccessPreviewProps extends AccessPreviewQuery {
  person: PersonInAgency
}

/** Shows what a person sees, and who changed that last, for users who may know. */
export function AccessPreview({ person, access, reload }: AccessPreviewProps) {
  return (
    access !== null && (
      <Stack>
        <EffectiveAccess access={access} onRetry={reload} />
        <LastChanges person={person} />
      </Stack>
    )
  )
}

function LastChanges({ person: { agencyNo, userId } }: { person: PersonInAgency }) {
  const changes = useQuery(getAccessHistory, personRequest({ agencyNumber: agencyNo, userId }))
  return <AccessHistory entries={toLoad(changes)} onRetry={() => void changes.reload()} />
}
