import type { ContractPath } from '@producer-portal/domain/contracts'
import { useCallback, useMemo } from 'react'
import { readContractPanel, writeContractPanel } from './contract-panel-query.js'
import { useOverlayRoute } from '../lists/useOverlayRoute.js'

/** The functions are the same ones between renders. */
export interface InforcePanelControl {
  /** The contract whose side panel is open, as the address says. */
  readonly open: ContractPath | null
  readonly openContract: (contract: ContractPath) => void
  /** Shows another contract in the open side panel; Back returns to the first. */
  readonly openOther: (contract: ContractPath) => void
  readonly close: () => void
}

const layers = { read: readContractPanel, write: writeContractPanel, withoutTop: () => null }

/** Opens and closes the side panel of a page with in-force contracts; pass it to `InforcePanel` on the same page. */
export function useInforcePanel(): InforcePanelControl {
  const { open, show, close } = useOverlayRoute(layers)
  const openContract = useCallback((contract: ContractPath) => show(contract), [show])
  const openOther = useCallback((contract: ContractPath) => show(contract, 'replace'), [show])
  return useMemo(() => ({ open, openContract, openOther, close }), [open, openContract, openOther, close])
}
