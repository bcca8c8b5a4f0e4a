import { useMessages } from '@producer-portal/features/i18n'
import { Spinner, VisuallyHidden } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { use } from 'react'
import { styled } from 'styled-components'
import { FrameContext } from './frame.js'
import { portalMessages } from './messages.js'

const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60dvh;
  padding: ${tokens.space[6]};
`

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
    <Root aria-busy>
      <Spinner size="large" label={t('loading')} />
    </Root>
  )
}

function showBootShell(place: HTMLElement | null): void {
  if (!place || !bootShell) return
  delete document.documentElement.dataset['boot']
  place.append(bootShell)
}
