import { inforceTypeKeys, inforceTypes } from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import { AlertGlance, InforceWidget } from '@producer-portal/features/inforce'
import { useCallback } from 'react'
import { useInforceLists } from '../data/useInforceLists.js'
import { LazyInforcePanel } from './LazyInforcePanel.js'
import { useInforcePanel } from './useInforcePanel.js'
import { useInforceWidgetView } from './useInforceWidgetView.js'
import { useUtcToday } from './useToday.js'
import { pathViewing } from './viewed-number.js'

export interface InforceActivityProps {
  /** Whose lists home office looks at; null for one's own. */
  number: string | null
}

/** The In-Force widget of the dashboard on the service's data, with the side panel of a contract. */
export function InforceActivity({ number }: InforceActivityProps) {
  const lists = useInforceLists(number ?? undefined)
  const view = useInforceWidgetView()
  const { type, filters, selectType } = view
  const now = useUtcToday()
  const panel = useInforcePanel()
  const { openContract } = panel
  const open = useCallback(({ contract }: InforceAlert) => openContract(contract), [openContract])
  return (
    <>
      <InforceWidget
        type={type}
        onTypeSelect={selectType}
        lists={lists}
        filters={filters}
        now={now}
        page={view.page}
        onPageChange={view.changePage}
        onContractOpen={open}
        onRefresh={() => window.location.reload()}
        glance={
          <AlertGlance
            type={type}
            onTypeSelect={selectType}
            lists={lists}
            filters={filters}
            onFiltersChange={view.changeFilters}
            now={now}
          />
        }
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
