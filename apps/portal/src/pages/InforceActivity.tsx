import { inforceTypeKeys, inforceTypeOfSegment, inforceTypes } from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import { AlertGlance, InforceWidget } from '@producer-portal/features/inforce'
import { useCallback } from 'react'
import { useInforceLists } from '../data/useInforceLists.js'
import { LazyInforcePanel } from './LazyInforcePanel.js'
import { useInforcePanel } from './useInforcePanel.js'
import { useListView } from './useListView.js'
import { pathViewing } from './viewed-number.js'

export interface InforceActivityProps {
  /** Whose lists home office looks at; null for one's own. */
  number: string | null
}

const shape = { columns: [], filters: { list: inforceTypes['pending-lapse'].segment } }

/** The In-Force widget of the dashboard on the service's data, with the side panel of a contract. */
export function InforceActivity({ number }: InforceActivityProps) {
  const lists = useInforceLists(number ?? undefined)
  const { view, change } = useListView(shape)
  const type = inforceTypeOfSegment(view.filters['list']) ?? 'pending-lapse'
  const panel = useInforcePanel()
  const { openContract } = panel
  const selectType = (next: InforceType) => change({ filters: { list: inforceTypes[next].segment }, page: 1 })
  const open = useCallback(({ contract }: InforceAlert) => openContract(contract), [openContract])
  return (
    <>
      <InforceWidget
        type={type}
        onTypeSelect={selectType}
        lists={lists}
        page={view.page}
        onPageChange={(page) => change({ page })}
        onContractOpen={open}
        onRefresh={() => window.location.reload()}
        glance={<AlertGlance type={type} lists={lists} onTypeSelect={selectType} />}
        hrefs={hrefsTo((path) => pathViewing(path, number))}
        allHrefs={hrefsTo((path) => withAllTimes(pathViewing(path, number)))}
      />
      <LazyInforcePanel control={panel} alerts={lists[type].alerts} />
    </>
  )
}

function hrefsTo(href: (path: string) => string): Record<InforceType, string> {
  const hrefs = inforceTypeKeys.map((key) => [key, href(`/inforce-business/${inforceTypes[key].segment}`)] as const)
  return Object.fromEntries(hrefs) as Record<InforceType, string>
}

/** The widget counts alerts of all times, while its list opens with those of the past week. */
function withAllTimes(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}time=all`
}
