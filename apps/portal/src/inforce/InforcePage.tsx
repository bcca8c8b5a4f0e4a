import { fallbackFontList } from '@producer-portal/domain/exports'
import {
  inforceColumns,
  inforceExport,
  inforceLists,
  parseInforceType,
  inforceTypes,
} from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { ExportMenu, useExportLanguage } from '@producer-portal/features/exports'
import { useMessages } from '@producer-portal/features/i18n'
import { inforceMessages, InforceScreen } from '@producer-portal/features/inforce'
import type { InforceCells, ShownRows } from '@producer-portal/features/inforce'
import { OptionalLink } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useColumnWidths } from '../lists/useColumnWidths.js'
import { usePolicyHref } from '../lists/usePolicyHref.js'
import { useFocusAfterSearch } from '../home-office/useFocusAfterSearch.js'
import { useNarrowedRules, useViewedLists } from '../home-office/useViewedLists.js'
import { toListState } from '../lists/useListQuery.js'
import { useListState } from '../lists/useListState.js'
import { useUtcToday } from '../lists/useToday.js'
import { lazyPanel } from '../shell/lazy-panel.js'
import { useInforceAlerts } from './queries.js'
import { useAlertHref, useInforcePanel } from './useInforcePanel.js'
import { useSoonestOrder } from './useSoonestOrder.js'

const InforcePanel = lazyPanel(() => import('./InforcePanel.js').then((module) => module.InforcePanel))
/** The navigation state after a choice of Activity Type, so that the next page focuses the select again. */
const typeChosen = 'activity-type'
const none: readonly InforceAlert[] = []

const lists = [applicationCodes.inforceActivity]

/** The seven pages under /inforce-business: the alerts of one list. Filters, sort and page are in the URL. */
export function InforcePage() {
  const t = useMessages(inforceMessages)
  const { pathname, state } = useLocation()
  const type = parseInforceType(pathname.split('/')[2]) ?? 'all'
  const navigate = useNavigate()
  const { user, agencyNo, viewedAgent, mustChooseFirst, isLoading, pathTo, viewed, withTexts, dashboardHref } =
    useViewedLists(lists)
  useFocusAfterSearch(mustChooseFirst)
  const query = useInforceAlerts(mustChooseFirst || isLoading ? null : type, agencyNo)
  const alerts = query.data ?? none
  const getHref = (list: InforceType) => pathTo(`/inforce-business/${inforceTypes[list].segment}`)
  const { rules, toSoonest } = useSoonestOrder(useNarrowedRules(inforceLists[type], viewedAgent))
  const { list, hrefTo } = useListState(rules, getHref(type))
  const panel = useInforcePanel()
  const selectType = (next: InforceType) => void navigate(hrefTo(getHref(next)), { state: typeChosen })
  const { locale, translate } = useExportLanguage()
  const drawExport = ({ count, rows }: ShownRows<InforceAlert>) => (
    <ExportMenu
      title={t('exportTitle')}
      count={count}
      getTable={() =>
        inforceExport({
          type,
          alerts: rows(),
          columns: translate(inforceColumns.byList[type]),
          now: new Date(),
          locale,
        })
      }
      refresh={query.reload}
      fallbackFonts={fallbackFontList}
    />
  )

  return withTexts(
    <>
      <InforceScreen
        user={user}
        list={{ rules, state: list }}
        loaded={{
          state: isLoading ? 'loading' : toListState(query),
          rows: alerts,
          staleSince: query.staleSince,
          onRetry: query.reload,
        }}
        now={useUtcToday()}
        viewed={viewed}
        onTypeSelect={selectType}
        isTypeFocused={state === typeChosen}
        onAlertOpen={panel.openAlert}
        getAlertHref={useAlertHref(getHref(type))}
        cells={useInforceCells()}
        soonest={toSoonest(list)}
        widths={useColumnWidths(type)}
        renderExport={drawExport}
        hrefs={{ dashboard: dashboardHref }}
      />
      <InforcePanel control={panel} alerts={alerts} />
    </>,
  )
}

/** The cells of an in-force table that lead elsewhere; the same ones between renders. */
function useInforceCells(): InforceCells {
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
