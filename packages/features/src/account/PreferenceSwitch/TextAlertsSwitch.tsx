'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { toFailureText } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'
import { PreferenceSwitch } from './PreferenceSwitch.js'

export interface TextAlertsSwitchProps {
  /** True if text alerts are sent. */
  isOptedIn: boolean
  /** The reason the preference can't be changed: no mobile phone on file, or no permission. */
  disabledReason?: 'no-phone' | 'read-only'
  /** The reason the last choice was not saved. */
  failure?: Failure
  /** Called with the new choice. */
  onOptInChange: (isOptedIn: boolean) => void
}

/** The choice of text alerts among the contact data; it counts at once. */
export function TextAlertsSwitch({ isOptedIn, disabledReason, failure, onOptInChange }: TextAlertsSwitchProps) {
  const t = useMessages(accountMessages)
  return (
    <PreferenceSwitch
      label={t('textAlerts')}
      hint={t(disabledReason === 'no-phone' ? 'textAlertsNeedPhone' : 'textAlertsHint')}
      error={
        failure && toFailureText(failure, { failed: t('textAlertsFailed'), unreachable: t('textAlertsUnreachable') })
      }
      isSelected={isOptedIn}
      isDisabled={disabledReason !== undefined}
      onChange={onOptInChange}
    />
  )
}
