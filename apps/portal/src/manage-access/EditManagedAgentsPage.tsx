import { canAssignManagers } from '@producer-portal/domain/access'
import {
  delegationUserName,
  getManagedAgents,
  managedAgentsRequest,
  managedAgentsSave,
  saveManagedAgents,
  splitAccessCode,
  agentsChangedMeanwhile,
  assignmentChanges,
  compareReach,
  withAssignments,
} from '@producer-portal/domain/manage-access'
import type { ApplicationReach, ManagedAgent, PendingAssignments } from '@producer-portal/domain/manage-access'
import { useMessages, useTerms } from '@producer-portal/features/i18n'
import { AccessNotFound, EditManagedAgents, manageAccessMessages } from '@producer-portal/features/manage-access'
import type { EditAccessOutcome } from '@producer-portal/features/manage-access'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { useProfile } from '../auth/queries.js'
import { NoAccessPage } from '../shell/StatusPages.js'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import { RequestError, isNotFound, isUnreachable } from '../api/errors.js'
import { useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'
import { useDraft } from '../drafts/drafts.js'
import { LoadingPage } from '../shell/LoadingPage.js'
import { NotFoundPage } from '../shell/StatusPages.js'
import { AccessGuard } from './AccessGuard.js'
import { editAccessTabHref, manageAccessHref } from './paths.js'
import { useAgencyPeople, useManagedSummary, usePersonRefresh } from './queries.js'
import { useAccessPreview } from './useAccessPreview.js'
import { useSeen } from './useSeen.js'

/** /manage-access/…/edit-producers-managed/:accessCode: the agents for whom a person works in one application. */
export function EditManagedAgentsPage() {
  const { agencyNo = '', userId = '', accessCode = '' } = useParams()
  const user = useUser()
  const { data: profile, error } = useProfile()
  if (splitAccessCode(accessCode) === null) return <NotFoundPage />
  if (!profile && error === undefined) return <LoadingPage />
  if (!profile || !canAssignManagers(user, profile)) return <NoAccessPage />
  return <ManagedAgents agencyNo={agencyNo} userId={userId} accessCode={accessCode} />
}

const draftSchema = v.array(v.tuple([v.string(), v.boolean()]))
const noAgents: ManagedAgent[] = []
const noAssignments: PendingAssignments = new Map()

/** The application of the page, and others that its agents change, such as uploads that need the cases. */
const isConcerned = (accessCode: string) => (application: ApplicationReach) =>
  application.accessCode === accessCode || compareReach(application) !== 'same'

interface ManagedAgentsProps {
  agencyNo: string
  userId: string
  /** System and role of the application, joined. */
  accessCode: string
}

function ManagedAgents({ agencyNo, userId, accessCode }: ManagedAgentsProps) {
  const t = useMessages(manageAccessMessages)
  const person = { agencyNo, userId }
  const user = useUser()
  const { people } = useAgencyPeople(user, agencyNo)
  const summary = useManagedSummary(userId)
  const request = managedAgentsRequest({ staffUserId: userId, agencyNumber: agencyNo, accessCode })
  const { data, error, isLoading, reload } = useQuery(getManagedAgents, request)
  const updateCache = useCacheUpdate()
  const refresh = usePersonRefresh(person)
  const draftName = `access/${agencyNo}/${userId}/${accessCode}`
  const { draft, setDraft, discardDraft } = useDraft(draftName, draftSchema)
  const [isSaving, setSaving] = useState(false)
  /** Undefined while nothing was saved; null once the outcome is closed. */
  const [outcome, setOutcome] = useState<EditAccessOutcome | null>()
  /** What the last save changed, as it was saved. */
  const [undoable, setUndoable] = useState(noAssignments)

  const agents = data ?? noAgents
  const [seen, setSeen] = useSeen<readonly ManagedAgent[]>(draftName, data)
  const changedBy = useMemo(() => agentsChangedMeanwhile(agents, seen ?? noAgents), [agents, seen])
  const pending = useMemo<PendingAssignments>(() => {
    // A draft may be older than what is saved
    const isChange = ([agentNumber, assigned]: readonly [string, boolean]) =>
      agents.some((agent) => agent.agentNumber === agentNumber && agent.assigned !== assigned)
    return new Map(draft?.filter(isChange))
  }, [draft, agents])

  const { access, reload: reloadAccess } = useAccessPreview(
    person,
    pending.size > 0 ? { assignments: assignmentChanges(pending, accessCode) } : {},
  )

  const closeOutcome = () => setOutcome(null)
  const send = async (changed: PendingAssignments, loadedAgents?: readonly ManagedAgent[]): Promise<boolean> => {
    setSaving(true)
    closeOutcome()
    const change = managedAgentsSave({ staffUserId: userId, managedAgents: changed, accessCode, loadedAgents })
    const result = await call(saveManagedAgents, change)
    setSaving(false)
    if (result.ok) {
      updateCache({
        endpoint: getManagedAgents,
        request,
        update: (before) => [...withAssignments(before, changed)],
        revalidate: true,
      })
      setSeen(withAssignments(agents, changed))
      discardDraft()
      refresh()
    } else if (result.failure.kind === 'conflict') void reload()
    setOutcome({ action: 'save', of: 'agents', result })
    return result.ok
  }
  const saveChanges = async (loadedAgents?: readonly ManagedAgent[]): Promise<boolean> => {
    const isSaved = await send(pending, loadedAgents)
    setUndoable(isSaved ? pending : noAssignments)
    return isSaved
  }
  const undo = () => {
    setUndoable(noAssignments)
    void send(new Map([...undoable].map(([agentNumber, assigned]) => [agentNumber, !assigned])))
  }
  const found = people?.find(({ agent }) => agent.userId === userId)
  const codes = splitAccessCode(accessCode)
  const { toTerm } = useTerms()
  const application = summary.data?.find(({ system, role }) => system === codes?.system && role === codes?.role)
  const changes = { isUnsaved: pending.size > 0, isSaving, save: () => saveChanges(agents), discard: discardDraft }
  const failure = isUnreachable(error) ? 'unreachable' : 'error'
  const reloadFailure: EditAccessOutcome | null =
    data && error instanceof RequestError
      ? { action: 'load', of: 'agents', result: { ok: false, failure: error.failure } }
      : null
  if (!data && isNotFound(error)) return <AccessNotFound page="agents" backHref={manageAccessHref(agencyNo)} />
  return (
    <>
      <EditManagedAgents
        name={found ? delegationUserName(found) : ''}
        application={[application?.category, application?.description]
          .flatMap((each) => (each ? [toTerm(each)] : []))
          .join(', ')}
        agents={data ?? (isLoading ? 'loading' : failure)}
        onRetry={() => void reload()}
        pending={pending}
        changedMeanwhile={changedBy}
        onPendingChange={(next) => {
          setOutcome(undefined)
          if (next.size > 0) setDraft([...next])
          else discardDraft()
        }}
        access={Array.isArray(access) ? access.filter(isConcerned(accessCode)) : access}
        onAccessRetry={reloadAccess}
        isSaving={isSaving}
        onSave={() => void saveChanges(agents)}
        backHref={manageAccessHref(agencyNo)}
        managingHref={editAccessTabHref(person, 'managing')}
        outcome={
          outcome === undefined ? reloadFailure : outcome && { ...outcome, ...(undoable.size > 0 && { onUndo: undo }) }
        }
        onOutcomeClose={closeOutcome}
        onReload={() => {
          discardDraft()
          setOutcome(undefined)
          void reload().then(() => setSeen(undefined))
        }}
        onSaveAnyway={() => void saveChanges()}
      />
      <AccessGuard changes={changes} savedText={t('agentsUpdated')} />
    </>
  )
}
