'use client'

import {
  Button,
  ButtonGroup,
  type ButtonProps,
  ShieldCheckIcon,
  ShieldIcon,
  Spinner,
  StatusRegion,
  Text,
  TriangleAlertIcon,
  useFocusRestore,
} from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { codeCheckMessages } from '../later-messages.js'
import { StatusPage } from '../StatusPage/StatusPage.js'

export interface CodeCheckProps {
  /**
   * `refused`: the code is not valid. `unchecked`: the service couldn't check it now, so it may still be; `unreachable`:
   * there was no answer. `checking` until one of them is known.
   */
  state: 'checking' | 'accepted' | 'refused' | 'unchecked' | 'unreachable'
  /** The reason the code was refused or not checked, in the service's own words; the portal's own by default. */
  reason?: string
  /** Called by 'Take Me Home'. */
  onHomeOpen: () => void
  /** Called to check again; offered where the code may still be valid. */
  onRetry: () => void
}

/** Use it as the page to which an external scan redirects with a code. */
export function CodeCheck({ state, reason, onHomeOpen, onRetry }: CodeCheckProps) {
  const t = useMessages(codeCheckMessages)
  const home = (
    <Button variant="primary" onClick={onHomeOpen}>
      {t('takeMeHome')}
    </Button>
  )
  const isFailed = state !== 'checking' && state !== 'accepted'
  return (
    <StatusPage
      icon={isFailed ? TriangleAlertIcon : state === 'accepted' ? ShieldCheckIcon : ShieldIcon}
      title={t(isFailed ? 'failedTitle' : `${state}Title`)}
      action={
        isFailed ? (
          <ButtonGroup>
            {state !== 'refused' && <RetryButton onClick={onRetry}>{t('retry')}</RetryButton>}
            {home}
          </ButtonGroup>
        ) : (
          state === 'accepted' && home
        )
      }
    >
      <StatusRegion>
        {state === 'checking' && <Spinner label={t('checking')} role={undefined} isLabelVisible />}
        {state === 'accepted' && (
          <Text size="md" tone="muted">
            {t('acceptedText')}
          </Text>
        )}
      </StatusRegion>
      {isFailed && (
        <Text size="md" tone="muted" role="alert">
          {state === 'unreachable' ? t('unreachableText') : reason || t(`${state}Text`)}
        </Text>
      )}
    </StatusPage>
  )
}

/** It goes while the code is checked again, and leaves the focus in the page. */
function RetryButton(props: Pick<ButtonProps, 'onClick' | 'children'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusRestore(button)
  return <Button ref={button} {...props} />
}
