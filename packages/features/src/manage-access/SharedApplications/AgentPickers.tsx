'use client'

import { textSearch } from '@producer-portal/domain/formatting'
import type { AgencyOption, AgentOption, DelegationPickers } from '@producer-portal/domain/manage-access'
import {
  Banner,
  Button,
  Combobox,
  LoadState,
  Select,
  Skeleton,
  useFailureToast,
  useAnnounce,
} from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

const Pickers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export interface AgentPickersProps {
  /** The choices, or that they are loading. */
  pickers: DelegationPickers | { readonly state: 'loading' }
  /** The number of the picked agent; empty for none. */
  agentNo: string
  /** The number of the picked agency; empty for none. */
  agencyNo: string
  /** Called with the number of the agent that is picked, empty when the choice is cleared. */
  onAgentChange: (agentNo: string) => void
  /** Called with the number of the agency that is picked, empty when the choice is cleared. */
  onAgencyChange: (agencyNo: string) => void
  /** Called by Retry when the lists failed to load. */
  onRetry: () => void
}

/** Use it above the shared applications for agency managers, who choose whose agent information is shared. */
export function AgentPickers(props: AgentPickersProps) {
  const { pickers, agentNo, agencyNo, onAgentChange, onAgencyChange, onRetry } = props
  const t = useMessages(manageAccessMessages)
  useFilledAgencyAnnouncement(props)
  const isFailed = pickers.state === 'failed'
  useFailureToast(isFailed ? t('pickersToast') : null, { label: t('retry'), onRetry })
  if (pickers.state === 'failed') {
    return (
      <Banner
        tone="error"
        role="note"
        actions={
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('pickersFailed')}
      </Banner>
    )
  }
  return (
    <LoadState
      value={pickers.state === 'loading' ? pickers.state : pickers}
      loadingLabel={t('pickersLoading')}
      skeleton={
        <Pickers>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="4rem" />
        </Pickers>
      }
    >
      {({ agents, agencies }) => (
        <Pickers>
          <AgentPicker agents={agents} agentNo={agentNo} onAgentChange={onAgentChange} />
          <Select
            label={t('agency')}
            options={agencies.map(toAgencyOption)}
            placeholder={t('chooseAgencyShort')}
            value={agencyNo}
            onChange={({ target }) => onAgencyChange(target.value)}
          />
        </Pickers>
      )}
    </LoadState>
  )
}

const searchAgents = textSearch(({ agentNo, fullName }: AgentOption) => `${fullName ?? ''} ${agentNo}`)

interface AgentPickerProps extends Pick<AgentPickersProps, 'agentNo' | 'onAgentChange'> {
  agents: readonly AgentOption[]
}

/** The choice of an agent, searched as everywhere: whatever the accents, apostrophes, blanks and order of the names. */
function AgentPicker({ agents, agentNo, onAgentChange }: AgentPickerProps) {
  const t = useMessages(manageAccessMessages)
  const [typed, setTyped] = useState('')
  const options = useMemo(() => agents.filter(searchAgents(typed)).map(toAgentOption), [agents, typed])
  return (
    <Combobox
      label={t('agent')}
      options={options}
      filter="none"
      value={agentNo}
      onValueChange={onAgentChange}
      onQueryChange={setTyped}
    />
  )
}

/** Says which agency a chosen agent has filled in. */
function useFilledAgencyAnnouncement({ pickers, agentNo, agencyNo }: AgentPickersProps): void {
  const t = useMessages(manageAccessMessages)
  const announce = useAnnounce()
  const last = useRef({ agentNo, agencyNo })
  const agencies = pickers.state === 'ready' ? pickers.agencies : null
  useEffect(() => {
    const filled = agencies?.find((each) => each.agencyNo === agencyNo)
    if (filled && last.current.agentNo !== agentNo && last.current.agencyNo !== agencyNo)
      announce(t('agencyFilled', { agency: toAgencyOption(filled).label }))
    last.current = { agentNo, agencyNo }
  }, [agencies, agencyNo, agentNo, announce, t])
}

const toAgentOption = ({ agentNo, fullName }: AgentOption) => ({
  value: agentNo,
  label: fullName === null ? agentNo : `${fullName} - ${agentNo}`,
})

const toAgencyOption = ({ agencyNo, agencyName }: AgencyOption) => ({
  value: agencyNo,
  label: agencyName === null ? agencyNo : `${agencyName} - ${agencyNo}`,
})
