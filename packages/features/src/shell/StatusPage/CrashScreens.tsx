'use client'

import { Button, ErrorState, lazyComponent } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

export type { EndedOfflineProps, GlobalCrashProps } from './WithoutPage.js'

const loadPages = () => import('./WithoutPage.js')

/** Use it as the outermost fallback, after the app signed the user out because everything broke. */
export const GlobalCrash = lazyComponent(async () => (await loadPages()).GlobalCrash, {
  fallback: <Words text="globalCrash" />,
})

/** Use it in place of every page when the session has ended and there's no connection to load the next page. */
export const EndedOffline = lazyComponent(async () => (await loadPages()).EndedOffline, {
  fallback: <Words text="endedOfflineText" />,
})

/** The words alone, should the page itself not load. */
function Words({ text }: { text: 'globalCrash' | 'endedOfflineText' }) {
  return <p role="alert">{useMessages(shellMessages)(text)}</p>
}

export interface SectionCrashProps {
  /** The code of the section failed to load: nothing is broken, and the app asks again by itself. Default: false. */
  isNotLoaded?: boolean
  /** Called by 'Retry', which renders the section again. Without it, there is no such button. */
  onRetry?: () => void
  /** Called by 'Take Me Home', for a section that is the whole page. Without it, there is no such button. */
  onHomeOpen?: () => void
}

/** Use it as the fallback of an error boundary around one section; the rest of the page stays usable. */
export function SectionCrash({ isNotLoaded = false, onRetry, onHomeOpen }: SectionCrashProps) {
  const t = useMessages(shellMessages)
  return (
    <ErrorState
      title={t(isNotLoaded ? 'notLoaded' : 'sectionCrash')}
      description={isNotLoaded && t('notLoadedHint')}
      onRetry={onRetry}
      action={onHomeOpen && <Button onClick={onHomeOpen}>{t('takeMeHome')}</Button>}
    />
  )
}
