import { useMessages } from '@producer-portal/features/messages'
import { GlobalCrash } from '@producer-portal/features/shell'
import { useEffect } from 'react'
import { usePreferences } from '../state/preferences.js'
import { portalMessages } from './messages.js'
import { pageTitle } from './page-title.js'

/** The screen after a crash of the whole site, in the reader's brand. */
export function SiteCrash() {
  const { brand } = usePreferences()
  const say = useMessages(portalMessages)
  const name = say('unexpected')
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return <GlobalCrash brand={brand} />
}
