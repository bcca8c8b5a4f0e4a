import { useMessages } from '@producer-portal/features/i18n'
import { Spinner, VisuallyHidden } from '@producer-portal/ui'
import { use } from 'react'
import { FrameContext } from './frame.js'
import { portalMessages } from './messages.js'
import * as S from './LoadingPage.styles.js'

let bootShell: Element | null = null

/** Takes the outlines in the page itself along, before the app replaces them. */
export function keepBootShell(): void {
  bootShell = document.querySelector('.boot')
}

/**
 * Shown while the session, a flag or the code of the page is loading: a spinner within the frame; without one the
 * outlines that the page has had since it was opened, so that nothing flashes.
 */
export function LoadingPage() {
  const t = useMessages(portalMessages)
  const isFramed = use(FrameContext)
  if (bootShell && !isFramed) {
    return (
      <div ref={showBootShell}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      </div>
    )
  }
  return (
    <S.Root aria-busy>
      <Spinner size="large" label={t('loading')} />
    </S.Root>
  )
}

function showBootShell(place: HTMLElement | null): void {
  if (!place || !bootShell) return
  delete document.documentElement.dataset['boot']
  place.append(bootShell)
}
