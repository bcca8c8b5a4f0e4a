import { policySystemHref } from '@producer-portal/domain/cases'
import type { Contract } from '@producer-portal/domain/cases'
import { useCallback } from 'react'
import { useEnvironment } from '../data/useEnvironment.js'
import { useUser } from '../state/session-state.js'

/** Where the policy system shows a contract; undefined for those who may not go there. The same between renders. */
export function usePolicyHref(): (contract: Contract) => string | undefined {
  const user = useUser()
  const serviceUrl = useEnvironment().data?.serviceUrl
  return useCallback((contract) => policySystemHref(serviceUrl, contract, user), [serviceUrl, user])
}
