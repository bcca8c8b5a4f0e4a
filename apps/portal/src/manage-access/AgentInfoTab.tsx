import {
  agentAccessRequest,
  agentAccessSave,
  delegationPickers,
  findHomeAgency,
  getAgentAccess,
  getDelegationAgencyList,
  getDelegationAgentList,
  getSharedAgents,
  personRequest,
  saveAgentAccess,
} from '@producer-portal/domain/manage-access'
import type { DelegationPickers } from '@producer-portal/domain/manage-access'
import { useMessages } from '@producer-portal/features/i18n'
import {
  AgentPickers,
  EditAccessScreen,
  manageAccessMessages,
  SharedAgents,
  SharedApplications,
} from '@producer-portal/features/manage-access'
import { EmptyState, Text } from '@producer-portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { AccessPreview } from './AccessPreview.js'
import { AccessGuard, SaveQuestion } from './AccessGuard.js'
import { usePersonRefresh } from './queries.js'
import type { PersonInAgency } from './queries.js'
import { useSharing } from './useSharing.js'
import type { EditAccessFrame } from './useSharing.js'

interface TabProps {
  person: PersonInAgency
  frame: EditAccessFrame
}

/** The agent whose information is shared, and the agency for which; empty while none is chosen. */
interface Pick {
  readonly agentNo: string
  readonly agencyNo: string
}

export interface OwnAgentInfoTabProps extends TabProps {
  /** The agent number of the signed-in user. */
  agentNo: string | null
}

/** Agent Info for agents: in which applications their own information is shared with the person. */
export function OwnAgentInfoTab({ person, frame, agentNo }: OwnAgentInfoTabProps) {
  const t = useMessages(manageAccessMessages)
  const sharing = useAgentSharing(person, { agentNo: agentNo ?? '', agencyNo: person.agencyNo })
  return (
    <>
      <EditAccessScreen {...frame} {...sharing.frame}>
        {agentNo === null ? (
          <EmptyState title={t('noAgentNumber')} />
        ) : (
          <>
            <Text>{t('ownAgentInfo')}</Text>
            <SharedApplications {...sharing.applications} />
          </>
        )}
      </EditAccessScreen>
      <AccessGuard changes={sharing} savedText={t('agentUpdated')} />
    </>
  )
}

/** Agent Info for agency managers, who choose an agent and an agency first. The choice is in the URL. */
export function PickedAgentInfoTab({ person, frame }: TabProps) {
  const t = useMessages(manageAccessMessages)
  const { pickers, reload } = usePickers()
  const [query, setQuery] = useSearchParams()
  const pick: Pick = { agentNo: query.get('agent') ?? '', agencyNo: query.get('agency') ?? '' }
  const sharing = useAgentSharing(person, pick)
  const shared = useQuery(getSharedAgents, personRequest({ agencyNumber: person.agencyNo, userId: person.userId }))
  const [wanted, setWanted] = useState<Pick | null>(null)

  const apply = ({ agentNo, agencyNo }: Pick) => {
    const chosen = Object.entries({ agent: agentNo, agency: agencyNo }).filter(([, value]) => value !== '')
    setQuery(new URLSearchParams(chosen), { replace: true, preventScrollReset: true })
  }
  const choose = (next: Pick) => (sharing.isUnsaved ? setWanted(next) : apply(next))
  const chooseAgent = (agentNo: string) => {
    const agent = pickers.state === 'ready' ? pickers.agents.find((each) => each.agentNo === agentNo) : undefined
    const home = agent && pickers.state === 'ready' ? findHomeAgency(agent, pickers.agencies) : null
    choose({ agentNo, agencyNo: home?.agencyNo ?? pick.agencyNo })
  }
  const isPicked = pick.agentNo !== '' && pick.agencyNo !== ''
  return (
    <>
      <EditAccessScreen {...frame} {...sharing.frame} aside={<AccessPreview person={person} {...sharing.preview} />}>
        <SharedAgents
          agents={toLoad(shared)}
          onSelect={({ agentNo, agencyNo }) => choose({ agentNo, agencyNo })}
          onRetry={() => void shared.reload()}
        />
        <AgentPickers
          pickers={pickers}
          {...pick}
          onAgentChange={chooseAgent}
          onAgencyChange={(agencyNo) => choose({ ...pick, agencyNo })}
          onRetry={reload}
        />
        {pickers.state === 'ready' &&
          (isPicked ? (
            <>
              <Text>{t('agentLead')}</Text>
              <SharedApplications {...sharing.applications} />
            </>
          ) : (
            <Text tone="muted">{t('pickBoth')}</Text>
          ))}
      </EditAccessScreen>
      <SaveQuestion
        isOpen={wanted !== null}
        changes={sharing}
        onStay={() => setWanted(null)}
        onLeave={() => {
          if (wanted) apply(wanted)
          setWanted(null)
        }}
      />
      <AccessGuard changes={sharing} savedText={t('agentUpdated')} />
    </>
  )
}

/** The agents and agencies to choose from; both are needed. */
function usePickers(): {
  pickers: DelegationPickers | { readonly state: 'loading' }
  reload: () => void
} {
  const agents = useQuery(getDelegationAgentList, {})
  const agencies = useQuery(getDelegationAgencyList, {})
  const reload = () => void Promise.all([agents.reload(), agencies.reload()])
  if (agents.error !== undefined || agencies.error !== undefined) return { pickers: { state: 'failed' }, reload }
  if (!agents.data || !agencies.data) return { pickers: { state: 'loading' }, reload }
  return { pickers: delegationPickers(agents.data, agencies.data), reload }
}

function useAgentSharing(person: PersonInAgency, { agentNo, agencyNo }: Pick) {
  const { userId } = person
  const refresh = usePersonRefresh(person)
  const isPicked = agentNo !== '' && agencyNo !== ''
  const args = { agencyNumber: agencyNo, userId, delegatedAgentNo: agentNo }
  const query = useQuery(getAgentAccess, isPicked ? agentAccessRequest(args) : null)
  const updateCache = useCacheUpdate()
  return useSharing({
    person,
    owner: { agencyNumber: agencyNo, delegatedAgentNo: agentNo },
    query: { ...query, isLoading: isPicked && query.isLoading },
    draftName: `access/${person.agencyNo}/${userId}/agent-info/${agencyNo}/${agentNo}`,
    save: (accessCodes) => call(saveAgentAccess, agentAccessSave({ ...args, accessCodes })),
    onSaved: (items) => {
      const request = agentAccessRequest(args)
      updateCache({ endpoint: getAgentAccess, request, update: () => [...items], revalidate: false })
      refresh()
    },
  })
}
