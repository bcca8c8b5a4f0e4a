'use client'

import { Button, ButtonGroup, ShieldCheckIcon, ShieldIcon, Spinner, Text, TriangleAlertIcon } from '@producer-portal/ui'
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
  if (state === 'checking') {
    return (
      <StatusPage icon={ShieldIcon} title={t('checkingTitle')}>
        <Spinner label={t('checking')} isLabelVisible />
      </StatusPage>
    )
  }
  const home = (
    <Button variant="primary" onClick={onHomeOpen}>
      {t('takeMeHome')}
    </Button>
  )
  if (state === 'accepted') {
    return (
      <StatusPage icon={ShieldCheckIcon} title={t('acceptedTitle')} action={home}>
        <Text size="md" tone="muted" role="status">
          {t('acceptedText')}
        </Text>
      </StatusPage>
    )
  }
  const again = state !== 'refused' && <Button onClick={onRetry}>{t('retry')}</Button>
  return (
    <StatusPage
      icon={TriangleAlertIcon}
      title={t('failedTitle')}
      action={
        <ButtonGroup>
          {again}
          {home}
        </ButtonGroup>
      }
    >
      <Text size="md" tone="muted" role="alert">
        {state === 'unreachable' ? t('unreachableText') : reason || t(`${state}Text`)}
      </Text>
    </StatusPage>
  )
}
