import {
  getIllustrationAgents,
  getIllustrationRequests,
  isIllustrationOpen,
  markIllustrationsSeen,
} from '@producer-portal/domain/illustrations'
import { getNavigationTree } from '@producer-portal/domain/shell'
import { useMessages } from '@producer-portal/features/i18n'
import { illustrationNoteMessages } from '@producer-portal/features/illustrations'
import { useAnnounce } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/api.js'
import { useCacheUpdate } from '../api/cache.js'
import { useQuery } from '../api/useQuery.js'

/**
 * The agents the user may request illustrations for.
 * @param number the agent or agency that home office has chosen
 * @param isWanted false loads nothing
 */
export function useIllustrationAgents(number: string | undefined, isWanted: boolean) {
  return useQuery(getIllustrationAgents, isWanted ? { query: { number } } : null)
}

/**
 * The requests that the user has sent or is notified of, newest first.
 * @param isWanted false loads nothing
 */
export function useIllustrationRequests(isWanted = true) {
  return useQuery(getIllustrationRequests, isWanted ? {} : null)
}

/** The time between two looks at requests that are in preparation, in milliseconds. */
const lookAgainAfter = 15_000

/**
 * The same requests, asked for again and again while one of them is open and the page is visible. Another one that is
 * ready is announced, and the menu counts it.
 * @param isWanted false loads nothing
 */
export function useWatchedIllustrations(isWanted = true) {
  const t = useMessages(illustrationNoteMessages)
  const announce = useAnnounce()
  const updateCache = useCacheUpdate()
  const query = useQuery(getIllustrationRequests, isWanted ? {} : null, {
    refreshInterval: (requests) => (requests?.some(({ state }) => isIllustrationOpen(state)) ? lookAgainAfter : 0),
  })
  const { data } = query
  const awaited = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const finished = data?.filter(({ requestNo, state }) => state === 'ready' && awaited.current.has(requestNo)) ?? []
    awaited.current = new Set(data?.flatMap(({ requestNo, state }) => (isIllustrationOpen(state) ? requestNo : [])))
    if (finished.length === 0) return
    announce(t('ready', { count: finished.length }))
    updateCache({ endpoint: getNavigationTree, request: {}, update: (tree) => tree, revalidate: true })
  }, [data, announce, updateCache, t])

  return query
}

/** Asks for the requests again, after another one was sent. */
export function useIllustrationRequestsRefresh(): () => void {
  const updateCache = useCacheUpdate()
  return () =>
    updateCache({ endpoint: getIllustrationRequests, request: {}, update: (requests) => requests, revalidate: true })
}

/** The user's requests. Finished ones count as seen once they are shown here, and stay marked as new for this visit. */
export function useSeenIllustrationRequests() {
  const { data, error, reload } = useWatchedIllustrations()
  const updateCache = useCacheUpdate()
  const [newNos, setNewNos] = useState<ReadonlySet<string>>(() => new Set())
  const marked = useRef(new Set<string>())
  const unseen = data?.filter(({ isNew }) => isNew).map(({ requestNo }) => requestNo) ?? []
  const key = unseen.join(' ')

  useEffect(() => {
    const requestNos = key.split(' ').filter((requestNo) => requestNo !== '' && !marked.current.has(requestNo))
    if (requestNos.length === 0) return
    for (const requestNo of requestNos) marked.current.add(requestNo)
    setNewNos((last) => new Set([...last, ...requestNos]))
    const mark = async () => {
      const { ok } = await call(markIllustrationsSeen, { body: { requestNos } })
      if (!ok) return
      updateCache({
        endpoint: getIllustrationRequests,
        request: {},
        update: (requests) =>
          requests.map((each) => (requestNos.includes(each.requestNo) ? { ...each, isNew: false } : each)),
        revalidate: false,
      })
      // The menu counts them no more
      updateCache({ endpoint: getNavigationTree, request: {}, update: (tree) => tree, revalidate: true })
    }
    void mark()
  }, [key, updateCache])

  return {
    requests: data?.map((each) => ({ ...each, isNew: each.isNew || newNos.has(each.requestNo) })),
    error,
    reload,
  }
}
