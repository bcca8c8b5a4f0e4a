'use client'

import { ErrorState } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { shellMessages } from './messages.js'

/** Use it as the fallback of an error boundary around one section; the rest of the page stays usable. */
export function SectionCrash() {
  const say = useMessages(shellMessages)
  return <ErrorState title={say('sectionCrash')} />
}
