import type { InforceCells } from '@producer-portal/features/inforce'
import { OptionalLink } from '@producer-portal/ui'
import { useMemo } from 'react'
import { usePolicyHref } from './usePolicyHref.js'

/** The cells of an in-force table that lead elsewhere; the same ones between renders. */
export function useInforceCells(): InforceCells {
  const policyHrefOf = usePolicyHref()
  return useMemo<InforceCells>(
    () => ({
      'contract-number': ({ contract }) => (
        <OptionalLink href={policyHrefOf(contract)} isExternal>
          {contract.contractNo}
        </OptionalLink>
      ),
    }),
    [policyHrefOf],
  )
}
