import {
  agencyAccessSave,
  getAgencyAccess,
  personRequest,
  saveAgencyAccess,
} from '@producer-portal/domain/manage-access'
import { useMessages } from '@producer-portal/features/i18n'
import { EditAccessScreen, manageAccessMessages, SharedApplications } from '@producer-portal/features/manage-access'
import { Text, Toolbar, useFailureToast } from '@producer-portal/ui'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import { useQuery } from '../api/useQuery.js'
import { AccessPreview } from './AccessPreview.js'
import { AccessGuard } from './AccessGuard.js'
import { usePersonRefresh } from './queries.js'
import type { PersonInAgency } from './queries.js'
import { Templates } from './Templates.js'
import { useSharing } from './useSharing.js'
import type { EditAccessFrame } from './useSharing.js'

export interface AgencyInfoTabProps {
  person: PersonInAgency
  frame: EditAccessFrame
}

/** Agency Info: the applications in which the agency's information is shared with the person. */
export function AgencyInfoTab({ person, frame }: AgencyInfoTabProps) {
  const t = useMessages(manageAccessMessages)
  const { agencyNo: agencyNumber, userId } = person
  const request = personRequest({ agencyNumber, userId })
  const query = useQuery(getAgencyAccess, request)
  const updateCache = useCacheUpdate()
  const refresh = usePersonRefresh(person)
  const sharing = useSharing({
    person,
    owner: { agencyNumber, delegatedAgentNo: null },
    query,
    draftName: `access/${agencyNumber}/${userId}/agency-info`,
    save: (accessCodes) => call(saveAgencyAccess, agencyAccessSave({ agencyNumber, userId, accessCodes })),
    onSaved: (items) => {
      updateCache({ endpoint: getAgencyAccess, request, update: () => [...items], revalidate: false })
      refresh()
    },
  })
  useFailureToast(query.error === undefined ? null : t('agencyToast'), {
    label: t('retry'),
    onRetry: () => query.reload(),
  })
  return (
    <>
      <EditAccessScreen {...frame} {...sharing.frame} aside={<AccessPreview person={person} {...sharing.preview} />}>
        <Toolbar label={t('applications')} end={<Templates sharing={sharing} />}>
          <Text>{t('agencyLead')}</Text>
        </Toolbar>
        <SharedApplications {...sharing.applications} />
      </EditAccessScreen>
      <AccessGuard changes={sharing} savedText={t('agencyUpdated')} />
    </>
  )
}
