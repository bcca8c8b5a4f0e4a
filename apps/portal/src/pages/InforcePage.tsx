import { inforceTypeOfSegment, inforceTypes } from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import { InforceScreen } from '@producer-portal/features/inforce'
import type { ShownAlerts } from '@producer-portal/features/inforce'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listStateOf } from '../data/list-state.js'
import { useInforceAlerts } from '../data/useInforceAlerts.js'
import { InforceExport } from './InforceExport.js'
import { LazyInforcePanel } from './LazyInforcePanel.js'
import { useInforceCells } from './useInforceCells.js'
import { useInforceListView } from './useInforceListView.js'
import { useInforcePanel } from './useInforcePanel.js'
import { useUtcToday } from './useToday.js'
import { useViewedLists } from './useViewedLists.js'

/** Handed on with an address that was chosen by Activity Type, so that the choice goes on there. */
const typeChosen = 'activity-type'
const none: readonly InforceAlert[] = []

/** The seven pages under /inforce-business: the alerts of one list, and in the address what is seen of it. */
export function InforcePage() {
  const { pathname, state } = useLocation()
  const type = inforceTypeOfSegment(pathname.split('/')[2]) ?? 'all'
  const navigate = useNavigate()
  const { user, number, mustChooseFirst, pathTo, header } = useViewedLists()
  const list = useInforceAlerts(mustChooseFirst ? null : type, number)
  const alerts = list.data ?? none
  const view = useInforceListView(type, pathTo)
  const panel = useInforcePanel()
  const { openContract } = panel
  const openAlert = useCallback(({ contract }: InforceAlert) => openContract(contract), [openContract])
  const selectType = (next: InforceType) =>
    void navigate(view.hrefTo(`/inforce-business/${inforceTypes[next].segment}`), { state: typeChosen })
  const drawExport = (shown: ShownAlerts) => <InforceExport type={type} {...shown} />

  return (
    <>
      <InforceScreen
        type={type}
        onTypeSelect={selectType}
        isTypeFocused={state === typeChosen}
        user={user}
        state={listStateOf(list)}
        alerts={alerts}
        now={useUtcToday()}
        {...view.screen}
        onRetry={list.reloaded}
        onAlertOpen={openAlert}
        cells={useInforceCells()}
        toolbarActions={drawExport}
        {...header}
      />
      <LazyInforcePanel control={panel} alerts={alerts} />
    </>
  )
}
