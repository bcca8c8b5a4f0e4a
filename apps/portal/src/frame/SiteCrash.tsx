import { GlobalCrash } from '@producer-portal/features/shell'
import { usePreferences } from '../state/preferences.js'

/** The screen after a crash of the whole site, in the reader's brand. */
export function SiteCrash() {
  const { brand } = usePreferences()
  return <GlobalCrash brand={brand} />
}
