import { type DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { type Globals, lastGlobals } from './last-globals.ts'

/** The toolbar's values on a docs page, for its parts that belong to no story, kept up to date. */
export function useToolbar(channel: DocsContextProps['channel']): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel))
  useEffect(() => {
    const follow = (said: { globals: Globals }) => setGlobals(said.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return globals
}
