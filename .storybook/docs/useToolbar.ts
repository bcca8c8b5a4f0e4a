import { type DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

type Globals = Readonly<Record<string, unknown>>
type Channel = DocsContextProps['channel']

/** What the toolbar said last, for the parts of a docs page that belong to no story. */
function lastGlobals(channel: Channel): Globals {
  const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[]
  return said?.globals ?? {}
}

/** The toolbar's values on a docs page, kept up to date. */
export function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel))
  useEffect(() => {
    const follow = (said: { globals: Globals }) => setGlobals(said.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return globals
}
