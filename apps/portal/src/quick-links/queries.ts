import type { Result } from '@producer-portal/domain/endpoint'
import {
  addQuickLinks,
  chosenQuickLinks,
  getQuickLinks,
  getQuickLinkSelections,
  quickLinkIds,
  quickLinkOptions,
  saveQuickLinkSelections,
} from '@producer-portal/domain/quick-links'
import type { QuickLinkOption } from '@producer-portal/domain/quick-links'
import { useMemo } from 'react'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import { useQuery } from '../api/useQuery.js'
import { useUser } from '../auth/state.js'

type Links = readonly QuickLinkOption[]

/** The links that can be chosen, and those that are; one that can't be chosen any more counts as not chosen. */
export function useQuickLinks() {
  const groups = useQuery(getQuickLinks, {})
  const selections = useQuery(getQuickLinkSelections, {})
  const links = useMemo(() => {
    if (!groups.data || !selections.data) return undefined
    const options = quickLinkOptions(groups.data)
    return { options, saved: addQuickLinks([], options, quickLinkIds(chosenQuickLinks(selections.data))) }
  }, [groups.data, selections.data])
  return {
    links,
    error: groups.error ?? selections.error,
    reload: () => Promise.all([groups.reload(), selections.reload()]),
  }
}

/** The links that are saved by now, of those that can be chosen; null if the service can't be asked. */
export async function readSavedQuickLinks(options: Links): Promise<Links | null> {
  const result = await call(getQuickLinkSelections, {})
  return result.ok ? addQuickLinks([], options, quickLinkIds(chosenQuickLinks(result.data))) : null
}

/** Saves the chosen links, whose order is that of the dashboard. */
export function useSaveQuickLinks() {
  const { userId } = useUser()
  const updateCache = useCacheUpdate()
  return async (chosen: Links): Promise<Result<unknown>> => {
    const result = await call(saveQuickLinkSelections, { body: { quickLinkIds: quickLinkIds(chosen), userId } })
    if (result.ok) {
      updateCache({
        endpoint: getQuickLinkSelections,
        request: {},
        update: () => chosen.map((quickLink, place) => ({ quickLink, userOrder: place + 1 })),
        revalidate: true,
      })
    }
    return result
  }
}
