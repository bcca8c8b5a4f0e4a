'use client'

import { Button, ButtonGroup, ShieldCheckIcon, ShieldIcon, Spinner, Text, TriangleAlertIcon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { codeCheckMessages } from './code-check-messages.js'
import { StandInPage } from './StandInPage.js'

export interface CodeCheckProps {
  /**
   * `refused`: the code is not valid. `unreachable`: there was no answer, so it may still be. `checking` until either is
   * known.
   */
  state: 'checking' | 'accepted' | 'refused' | 'unreachable'
  /** Why the code was refused, in the service's own words; the portal's own by default. */
  reason?: string
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
  /** Called to check again; offered where there was no answer. */
  onRetry: () => void
}

/** Use it at the address to which a scan outside the portal sends people with a code. */
export function CodeCheck({ state, reason, onHomeOpen, onRetry }: CodeCheckProps) {
  const say = useMessages(codeCheckMessages)
  if (state === 'checking') {
    return (
      <StandInPage glyph={ShieldIcon} title={say('checkingTitle')}>
        <Spinner label={say('checking')} isLabelShown />
      </StandInPage>
    )
  }
  const home = (
    <Button variant="primary" onClick={onHomeOpen}>
      {say('takeMeHome')}
    </Button>
  )
  if (state === 'accepted') {
    return (
      <StandInPage glyph={ShieldCheckIcon} title={say('acceptedTitle')} action={home}>
        <Text size="md" tone="muted" role="status">
          {say('acceptedText')}
        </Text>
      </StandInPage>
    )
  }
  const again = state === 'unreachable' && <Button onClick={onRetry}>{say('tryAgain')}</Button>
  return (
    <StandInPage
      glyph={TriangleAlertIcon}
      title={say('failedTitle')}
      action={
        <ButtonGroup>
          {again}
          {home}
        </ButtonGroup>
      }
    >
      <Text size="md" tone="muted" role="alert">
        {state === 'unreachable' ? say('unreachableText') : reason || say('refusedText')}
      </Text>
    </StandInPage>
  )
}
