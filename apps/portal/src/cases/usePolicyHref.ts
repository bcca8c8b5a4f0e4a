import { policySystemHref } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import { useCallback } from 'react'
import { useEnvironment } from '../config/queries.js'
import { useUser } from '../auth/state.js'

/** Where the policy system shows a contract; undefined for those who may not go there. The same between renders. */
export function usePolicyHref(): (contract: Contract) => string | undefined {
  const user = useUser()
  const serviceUrl = useEnvironment().data?.serviceUrl
  return useCallback((contract) => policySystemHref(serviceUrl, contract, user), [serviceUrl, user])
}
