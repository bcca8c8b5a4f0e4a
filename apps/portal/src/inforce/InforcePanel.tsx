import { getDisplayName } from '@producer-portal/domain/formatting'
import type { InforceAlert, InforceContractDetail } from '@producer-portal/domain/inforce'
import { listOfAlert } from '@producer-portal/domain/inforce'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { pages } from '@producer-portal/domain/shell'
import { ContractIllustrations } from '@producer-portal/features/illustrations'
import { InforceDetail, inforceDetailMessages } from '@producer-portal/features/inforce'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useEffect, useState } from 'react'
import { isNotFound } from '../api/errors.js'
import { toLoad } from '../api/useQuery.js'
import { useContractIllustrations, useInforceDetail } from './queries.js'
import { contractKey } from '../lists/contract-panel-query.js'
import type { InforcePanelControl } from './useInforcePanel.js'
import { usePolicyHref } from '../lists/usePolicyHref.js'
import { useMissingAccess } from '../auth/useMissingAccess.js'
import { toIllustrationHref } from '../home-office/illustration-href.js'
import { useViewed } from '../home-office/useViewed.js'

export interface InforcePanelProps {
  control: InforcePanelControl
  /** The alerts of the page, which provide the owner's name until the details have loaded. */
  alerts: readonly InforceAlert[]
}

/** The side panel of every page with in-force contracts. */
export function InforcePanel({ control, alerts }: InforcePanelProps) {
  const { open, openOther, close } = control
  const getPolicyHref = usePolicyHref()
  const getIllustrationHref = useIllustrationHref()
  // The last one stays mounted, so that the focus can be restored
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  const shown = open ?? last
  const { data, error, reload } = useInforceDetail(open)
  const illustrations = useContractIllustrations(open)
  useGoneNote(isNotFound(error), close)
  if (!shown) return null
  const row = alerts.find(({ contract }) => contractKey(contract) === contractKey(shown))
  return (
    <InforceDetail
      isOpen={open !== null}
      onClose={close}
      contract={shown}
      alertList={shown.alertList}
      productName={row?.contract.productName}
      owner={row?.clients.map(getDisplayName).filter(Boolean).join(', ')}
      getPolicyHref={getPolicyHref}
      detail={toLoad({ data, error })}
      onRetry={() => void reload()}
      getIllustrationHref={getIllustrationHref}
      onContractOpen={openOther}
    >
      <ContractIllustrations
        requests={toLoad(illustrations)}
        href={pages.inforceIllustrationRequests.path}
        onRetry={() => void illustrations.reload()}
      />
    </InforceDetail>
  )
}

/**
 * The address where an illustration of a contract is requested, with policy and agent filled in; undefined where none
 * can be.
 */
function useIllustrationHref(): (detail: InforceContractDetail) => string | undefined {
  const number = useViewed()?.number ?? null
  const isShared = useMissingAccess(applicationCodes.illustrations) === null
  return ({ contract, agents, alerts }) => {
    const isTerminated = alerts.some((alert) => listOfAlert(alert) === 'terminate')
    const agentNos = agents.flatMap(({ agentNo }) => agentNo ?? [])
    if (!isShared || isTerminated || agentNos.length === 0) return undefined
    return toIllustrationHref({ contractNo: contract.contractNo, agentNos, viewed: number })
  }
}

/** Says that the contract in the address isn't there, as after an old link, and closes its panel. */
function useGoneNote(isGone: boolean, close: () => void): void {
  const t = useMessages(inforceDetailMessages)
  const { show } = useToast()
  useEffect(() => {
    if (!isGone) return
    show({ tone: 'info', message: t('gone') })
    close()
  }, [isGone, t, show, close])
}
