import { useMessages } from '@producer-portal/features/i18n'
import { Skeleton, VisuallyHidden } from '@producer-portal/ui'
import { use } from 'react'
import { FrameContext } from './frame.js'
import { portalMessages } from './messages.js'

let bootShell: Element | null = null

/** Takes the outlines in the page itself along, before the app replaces them. */
export function keepBootShell(): void {
  bootShell = document.querySelector('.boot')
}

/**
 * Shown while the session, a flag or the code of the page is loading: the outlines of a page within the frame;
 * without one those that the page has had since it was opened, so that nothing flashes.
 */
export function LoadingPage() {
  const t = useMessages(portalMessages)
  const isFramed = use(FrameContext)
  const status = <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
  if (bootShell && !isFramed) return <div ref={showBootShell}>{status}</div>
  return (
    <div aria-busy>
      {status}
      <Skeleton lines={16} size="xl" />
    </div>
  )
}

function showBootShell(place: HTMLElement | null): void {
  if (!place || !bootShell) return
  delete document.documentElement.dataset['boot']
  place.append(bootShell)
}
