import * as v from 'valibot'

const tabNewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('signed-in'), userId: v.string() }),
  v.object({ kind: v.literal('signed-out') }),
  v.object({ kind: v.literal('expired') }),
  v.object({ kind: v.literal('active'), atMs: v.number() }),
])

/** What one tab tells the others. */
export type TabNews = v.InferOutput<typeof tabNewsSchema>

/** A line to the other tabs of this browser; a tab never hears itself. */
export interface TabLine {
  readonly tell: (news: TabNews) => void
  /** Hears the other tabs; the same news may come twice. */
  readonly close: () => void
}

const lineName = 'producer-portal-session'

/**
 * Opens the line. News goes two ways at once, as a broadcast and as a short-lived storage entry, because each of them
 * can be missing: broadcasts in an older browser, storage where it is blocked.
 */
export function openTabLine(onNews: (news: TabNews) => void): TabLine {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(lineName) : undefined
  const hear = (data: unknown) => {
    const news = v.safeParse(tabNewsSchema, data)
    if (news.success) onNews(news.output)
  }
  const hearBroadcast = (event: MessageEvent) => hear(event.data)
  const hearStorage = ({ key, newValue }: StorageEvent) => {
    if (key === lineName && newValue) hear(parse(newValue))
  }
  channel?.addEventListener('message', hearBroadcast)
  window.addEventListener('storage', hearStorage)
  return {
    tell: (news) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel?.postMessage(news)
      leaveInStorage(JSON.stringify(news))
    },
    close: () => {
      channel?.close()
      window.removeEventListener('storage', hearStorage)
    },
  }
}

function leaveInStorage(text: string): void {
  try {
    window.localStorage.setItem(lineName, text)
    window.localStorage.removeItem(lineName)
  } catch {
    // Storage is blocked: the broadcast is the only way.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
