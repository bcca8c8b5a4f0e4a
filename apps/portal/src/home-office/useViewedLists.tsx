import { isHomeOffice } from '@producer-portal/domain/access'
import type { ViewedAgent } from '@producer-portal/domain/lists'
import type { HomeOfficeSubject } from '@producer-portal/features/home-office'
import { lazyComponent } from '@producer-portal/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useUser } from '../auth/state.js'
import { useMissingAccess } from '../auth/useMissingAccess.js'
import { useViewed } from './useViewed.js'
import { pathViewing } from './viewed-number.js'

// Only home office needs these
const onDemand = { fallback: null, preload: false } as const
const loadTools = () => import('./HomeOfficeTools.js')
const HomeOfficeTools = lazyComponent(async () => (await loadTools()).HomeOfficeTools, onDemand)
const ViewedTexts = lazyComponent(async () => (await import('./ViewedTexts.js')).ViewedTexts, onDemand)
const ViewedAgentName = lazyComponent(async () => (await loadTools()).ViewedAgentName, onDemand)
// Only people whom others share information with, or no longer do, need this
export const MissingAccess = lazyComponent(
  async () => (await import('@producer-portal/features/manage-access')).MissingAccess,
  onDemand,
)

/**
 * The rules of a list that opens narrowed to the agent whom home office views, and always offers this agent.
 * @param rules keep the object between renders
 * @param viewedAgent keep the object between renders
 */
export function useNarrowedRules<Row, Rules extends NarrowedRules<Row>>(
  rules: Rules & NarrowedRules<Row>,
  viewedAgent: ViewedAgent | undefined,
): Rules {
  return useMemo(() => {
    if (viewedAgent === undefined) return rules
    const { defaultFilters, getFilterOptions } = rules
    return {
      ...rules,
      defaultFilters: { ...defaultFilters, agent: viewedAgent.number },
      ...(getFilterOptions && { getFilterOptions: (rows: readonly Row[]) => getFilterOptions(rows, viewedAgent) }),
    }
  }, [rules, viewedAgent])
}

interface NarrowedRules<Row> {
  readonly defaultFilters: { readonly agent: string }
  readonly getFilterOptions?: (rows: readonly Row[], viewedAgent?: ViewedAgent) => unknown
}

/** The agent or agency whose activity a widget of the dashboard shows. */
export interface ActivityProps {
  /** The agent or agency whose lists home office views; null for the user's own. */
  number: string | null
  /** The agency for which the lists are asked; undefined for the user's own. */
  agencyNo: string | undefined
  /** The agent to whom the lists are narrowed; undefined if none is chosen. */
  viewedAgent: ViewedAgent | undefined
}

/**
 * The lists that a page shows: the user's own, or those of the agent or agency that home office views.
 * @param accessCodes the applications that the lists belong to; the header says why they show less than they could
 * @param subject what home office chooses an agent or agency for
 */
export function useViewedLists(accessCodes: readonly string[], subject: HomeOfficeSubject = 'cases') {
  const user = useUser()
  const viewed = useViewed()
  const number = viewed?.number ?? null
  const viewedAgent = viewed && viewed.agencyNo !== number ? viewed : undefined
  const missing = useMissingAccess(...accessCodes)
  return {
    user,
    /** The chosen number; undefined for the user's own lists. */
    number: number ?? undefined,
    /** The agency for which the lists are asked; undefined for the user's own lists. */
    agencyNo: viewed?.agencyNo ?? undefined,
    /** The agent to whom the lists are narrowed; undefined if none is chosen. */
    viewedAgent,
    /** The agency of the chosen agent is being looked up, so no list loads. */
    isLoading: viewed?.agencyNo === null,
    /** Home office hasn't chosen yet, so no list loads. */
    mustChooseFirst: isHomeOffice(user) && number === null,
    /** A path with the same agent or agency. */
    pathTo: (path: string) => pathViewing(path, number),
    /** A path to the dashboard with the same agent or agency. */
    dashboardHref: pathViewing('/dashboard', number),
    /** The page with texts that speak of whom home office views, and to all others themselves. */
    withTexts: (page: ReactNode) => (isHomeOffice(user) ? <ViewedTexts viewed={viewed}>{page}</ViewedTexts> : page),
    /** The owner that a screen names for its lists. */
    viewed: {
      description:
        viewed !== null ? (
          <ViewedAgentName viewed={viewed} subject={subject} />
        ) : (
          missing && <MissingAccess reason={missing} />
        ),
      actions: isHomeOffice(user) && <HomeOfficeTools number={number} subject={subject} />,
      hasSearched: viewed !== null,
    },
  }
}
