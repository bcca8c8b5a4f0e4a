import type { InforceCells } from '@producer-portal/features/inforce'
import { OptionalLink } from '@producer-portal/ui'
import { useMemo } from 'react'
import { usePolicyHref } from '../cases/usePolicyHref.js'

/** The cells of an in-force table that lead elsewhere; the same ones between renders. */
export function useInforceCells(): InforceCells {
  const getPolicyHref = usePolicyHref()
  return useMemo<InforceCells>(
    () => ({
      'contract-number': ({ contract }) => (
        <OptionalLink href={getPolicyHref(contract)} isExternal>
          {contract.contractNo}
        </OptionalLink>
      ),
    }),
    [getPolicyHref],
  )
}
