import * as v from 'valibot'

const messageSchema = v.union([
  v.object({ kind: v.literal('signed-in'), userId: v.string() }),
  v.object({ kind: v.literal('signed-out') }),
  v.object({ kind: v.literal('expired') }),
  v.object({ kind: v.literal('active'), atMs: v.number() }),
])

/** A message from one tab to the others. */
export type TabMessage = v.InferOutput<typeof messageSchema>

/** A channel to the other tabs of this browser; a tab doesn't receive its own messages. */
export interface TabChannel {
  readonly send: (message: TabMessage) => void
  readonly close: () => void
}

const channelName = 'producer-portal-session'

let channel: TabChannel | undefined

/** Receives the messages of the other tabs from now on. */
export function subscribeToTabs(onMessage: (message: TabMessage) => void): void {
  channel ??= openTabChannel(onMessage)
}

/** Sends a message to the other tabs. */
export function broadcast(message: TabMessage): void {
  channel?.send(message)
}

/**
 * Opens a channel. Messages go two ways at once, as a broadcast and as a short-lived storage entry, because either can
 * be missing: broadcasts in an older browser, storage where it is blocked. The same message may arrive twice.
 */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const broadcastChannel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined
  const receive = (data: unknown) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success) onMessage(message.output)
  }
  const receiveBroadcast = (event: MessageEvent) => receive(event.data)
  const receiveStorage = ({ key, newValue }: StorageEvent) => {
    if (key === channelName && newValue) receive(parse(newValue))
  }
  broadcastChannel?.addEventListener('message', receiveBroadcast)
  window.addEventListener('storage', receiveStorage)
  return {
    send: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      broadcastChannel?.postMessage(message)
      sendByStorage(JSON.stringify(message))
    },
    close: () => {
      broadcastChannel?.close()
      window.removeEventListener('storage', receiveStorage)
    },
  }
}

function sendByStorage(text: string): void {
  try {
    window.localStorage.setItem(channelName, text)
    window.localStorage.removeItem(channelName)
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
