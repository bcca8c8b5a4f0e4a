import { wantedPolicyNames } from '@producer-portal/domain/illustrations'
import { pages } from '@producer-portal/domain/shell'
import { pathViewing } from './viewed-number.js'

interface IllustratedPolicy {
  readonly contractNo: string
  readonly agentNos: readonly string[]
  /** The agency whose business home office looks at; null for everybody else. */
  readonly viewed: string | null
}

/** The address where an illustration of a policy is requested, with policy and agents filled in. */
export function toIllustrationHref({ contractNo, agentNos, viewed }: IllustratedPolicy): string {
  const query = new URLSearchParams([
    [wantedPolicyNames.policy, contractNo],
    ...agentNos.map((agentNo) => [wantedPolicyNames.agent, agentNo]),
  ])
  const path = pathViewing(pages.inforceIllustrationRequests.path, viewed)
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
