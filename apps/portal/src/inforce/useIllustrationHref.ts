import { listOfAlert } from '@producer-portal/domain/inforce'
import type { InforceContractDetail } from '@producer-portal/domain/inforce'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { useMissingAccess } from '../auth/useMissingAccess.js'
import { toIllustrationHref } from '../home-office/illustration-href.js'
import { useViewed } from '../home-office/useViewed.js'

/**
 * The address where an illustration of a contract is requested, with policy and agent filled in; undefined where none
 * can be.
 */
export function useIllustrationHref(): (detail: InforceContractDetail) => string | undefined {
  const number = useViewed()?.number ?? null
  const isShared = useMissingAccess(applicationCodes.illustrations) === null
  return ({ contract, agents, alerts }) => {
    const isTerminated = alerts.some((alert) => listOfAlert(alert) === 'terminate')
    const agentNos = agents.flatMap(({ agentNo }) => agentNo ?? [])
    if (!isShared || isTerminated || agentNos.length === 0) return undefined
    return toIllustrationHref({ contractNo: contract.contractNo, agentNos, viewed: number })
  }
}
