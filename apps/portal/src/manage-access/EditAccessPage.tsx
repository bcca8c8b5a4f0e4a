import { canPickAgentAndAgency, canSuspendAccess, editAccessTabs } from '@producer-portal/domain/access'
import type { EditAccessTab } from '@producer-portal/domain/access'
import {
  type DelegationUser,
  delegationUserName,
  delegationWireStatus,
  getGeneralInformation,
  parseDelegationStatus,
  personRequest,
} from '@producer-portal/domain/manage-access'
import { useMessages } from '@producer-portal/features/i18n'
import {
  EditAccessScreen,
  editAccessTabLabels,
  GeneralInformation,
  manageAccessMessages,
  ManagedApplications,
} from '@producer-portal/features/manage-access'
import type { EditAccessOutcome } from '@producer-portal/features/manage-access'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { usePageTitle } from '../shell/page-title.js'
import { useProfile } from '../auth/queries.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { NotFoundPage } from '../shell/StatusPages.js'
import { OwnAgentInfoTab, PickedAgentInfoTab } from './AgentInfoTab.js'
import { AgencyInfoTab } from './AgencyInfoTab.js'
import { editAccessTabHref, managedAgentsHref, manageAccessHref } from './paths.js'
import { useAgencyPeople, useManagedSummary, useModifyAccess } from './queries.js'
import type { PersonInAgency } from './queries.js'
import { AccessPreview } from './AccessPreview.js'
import { useAccessPreview } from './useAccessPreview.js'
import type { EditAccessFrame } from './useSharing.js'

const knownTabs: readonly EditAccessTab[] = ['agency-info', 'agent-info', 'managing', 'general-info']

/**
 * /manage-access/:agencyNo/:userId and its tabs. Which tabs are offered is settled before anything about the person is
 * asked for: a call that the service forbids would end the session.
 */
export function EditAccessPage() {
  const { agencyNo = '', userId = '', tab: tabInUrl } = useParams()
  const person = { agencyNo, userId }
  const user = useUser()
  const profile = useProfile()
  const { people, error, reload } = useAgencyPeople(user, agencyNo)
  const wanted = knownTabs.find((each) => each === tabInUrl)
  const found = people?.find(({ agent }) => agent.userId === userId)
  useTabTitle(found ? delegationUserName(found) : null, wanted)
  if (tabInUrl !== undefined && wanted === undefined) return <NotFoundPage />

  const tabs = found && profile.data ? editAccessTabs(user, profile.data, found.role) : []
  const [firstTab] = tabs
  const tab = tabs.find((each) => each === wanted) ?? firstTab ?? wanted ?? 'general-info'
  if (found && tab !== wanted) return <Navigate replace to={editAccessTabHref(person, tab)} />

  const isMissing = error !== undefined || (people !== undefined && !found)
  const frame: EditAccessFrame = {
    name: found ? toNameAndStatus(found) : isMissing ? 'missing' : 'loading',
    tabs,
    tab,
    getTabHref: (each) => editAccessTabHref(person, each),
    backHref: manageAccessHref(agencyNo),
    onRetry: () => void reload(),
  }
  if (!found) return <EditAccessScreen {...frame} onOutcomeClose={() => undefined} />
  if (tab === 'agency-info') return <AgencyInfoTab person={person} frame={frame} />
  if (tab === 'managing') return <ManagingTab person={person} frame={frame} />
  if (tab === 'general-info') return <GeneralInfoTab person={person} frame={frame} />
  return canPickAgentAndAgency(user) ? (
    <PickedAgentInfoTab person={person} frame={frame} />
  ) : (
    <OwnAgentInfoTab person={person} frame={frame} agentNo={profile.data?.agentNo ?? null} />
  )
}

const toNameAndStatus = (found: DelegationUser) => ({
  text: delegationUserName(found),
  isSuspended: parseDelegationStatus(found.status) === 'disabled',
})

/** Names tab and person in the title of the browser's tab: the heading is the same on all tabs. */
function useTabTitle(name: string | null, tab: EditAccessTab | undefined): void {
  const t = useMessages(manageAccessMessages)
  const isKnown = name !== null && tab !== undefined
  usePageTitle(isKnown ? t('tabTitle', { tab: t(editAccessTabLabels[tab]), title: t('editTitle', { name }) }) : null)
}

interface TabProps {
  person: PersonInAgency
  frame: EditAccessFrame
}

function ManagingTab({ person, frame }: TabProps) {
  const { data, error, reload } = useManagedSummary(person.userId)
  const preview = useAccessPreview(person, {})
  return (
    <EditAccessScreen
      {...frame}
      aside={<AccessPreview person={person} {...preview} />}
      onOutcomeClose={() => undefined}
    >
      <ManagedApplications
        items={error === undefined ? (data ?? 'loading') : 'error'}
        getAgentsHref={(accessCode) => managedAgentsHref(person, accessCode)}
        onRetry={() => void reload()}
      />
    </EditAccessScreen>
  )
}

function GeneralInfoTab({ person, frame }: TabProps) {
  const user = useUser()
  const { data, error, reload } = useQuery(
    getGeneralInformation,
    personRequest({ agencyNumber: person.agencyNo, userId: person.userId }),
  )
  const modifyAccess = useModifyAccess(person)
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<EditAccessOutcome | null>(null)
  const canSuspend = canSuspendAccess(user) && person.userId !== user.userId
  const preview = useAccessPreview(person, {})
  return (
    <EditAccessScreen
      {...frame}
      aside={preview.access && <AccessPreview person={person} {...preview} />}
      outcome={outcome}
      onOutcomeClose={() => setOutcome(null)}
    >
      <GeneralInformation
        detail={toLoad({ data, error })}
        canSuspend={canSuspend}
        isSaving={isSaving}
        onStatusChange={async (next) => {
          const status = delegationWireStatus(next)
          setSaving(true)
          setOutcome(null)
          const result = await modifyAccess(status)
          setSaving(false)
          setOutcome({ action: 'save', of: status, result })
        }}
        onRetry={() => void reload()}
      />
    </EditAccessScreen>
  )
}
