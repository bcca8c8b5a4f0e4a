import type { ContractPath } from '@producer-portal/domain/contracts'
import { listOfAlert } from '@producer-portal/domain/inforce'
import type { InforceAlert } from '@producer-portal/domain/inforce'
import { useCallback, useMemo } from 'react'
import { contractDetailHref, readContractPanel, writeContractPanel } from '../lists/contract-panel-query.js'
import type { OpenContract } from '../lists/contract-panel-query.js'
import { useOverlayRoute } from '../lists/useOverlayRoute.js'

/** The functions are the same ones between renders. */
export interface InforcePanelControl {
  /** The contract whose side panel is open, as the address says. */
  readonly open: OpenContract | null
  /** Shows the contract of an alert, and the alert first. */
  readonly openAlert: (alert: InforceAlert) => void
  /** Shows another contract in the open side panel; Back returns to the first. */
  readonly openOther: (contract: ContractPath) => void
  readonly close: () => void
}

const layers = { read: readContractPanel, write: writeContractPanel, withoutTop: () => null }

/** Opens and closes the side panel of a page with in-force contracts; pass it to `InforcePanel` on the same page. */
export function useInforcePanel(): InforcePanelControl {
  const { open, show, close } = useOverlayRoute(layers)
  const openAlert = useCallback(
    (alert: InforceAlert) => show({ ...alert.contract, alertList: listOfAlert(alert) }),
    [show],
  )
  const openOther = useCallback((contract: ContractPath) => show({ ...contract, alertList: null }, 'replace'), [show])
  return useMemo(() => ({ open, openAlert, openOther, close }), [open, openAlert, openOther, close])
}

/**
 * The address at which the contract of an alert opens. The function is the same one between renders.
 * @param page the address of the list
 */
export function useAlertHref(page: string): (alert: InforceAlert) => string {
  return useCallback((alert) => contractDetailHref(page, { ...alert.contract, alertList: listOfAlert(alert) }), [page])
}
