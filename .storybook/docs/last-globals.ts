import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

export type Globals = Readonly<Record<string, unknown>>

/** The part of Storybook's channel that remembers. */
interface RememberingChannel {
  last(event: string): unknown
}

/** The last settings of the toolbar on the page of this channel. */
export function lastGlobals(channel: RememberingChannel): Globals {
  const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[]
  return said?.globals ?? {}
}

/**
 * The toolbar's values on the docs page that shows this story in a frame; none for any other page. The address of a
 * frame does not carry them, and the frame would tell its own to the page around it.
 */
export function globalsOfDocsPage(): Globals {
  const { parent } = window as unknown as { parent: Window & { __STORYBOOK_ADDONS_CHANNEL__?: RememberingChannel } }
  try {
    const { location, __STORYBOOK_ADDONS_CHANNEL__: channel } = parent
    const isFramed = location.href !== window.location.href && location.pathname.endsWith('/iframe.html')
    return isFramed && channel ? lastGlobals(channel) : {}
  } catch {
    return {} // shown on a page of another origin
  }
}
