'use client'

import {
  canToggleNotification,
  type NotificationPreference,
  type NotificationPreferenceKey,
  notificationToggles,
} from '@producer-portal/domain/account'
import { Card, LoadState, PageHeader, Spinner, Stack } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { PreferenceSwitch } from '../PreferenceSwitch/PreferenceSwitch.js'
import { Rows } from '../FactRow/FactRow.styles.js'
import { accountMessages } from '../messages.js'

export interface NotificationPreferencesProps extends HTMLAttributes<HTMLElement> {
  /** The data sent now, or why that is not known. Two of them have a toggle, whatever there is. */
  preferences: readonly NotificationPreference[] | 'loading' | 'error'
  /** Called with the switched preference, which the caller saves. */
  onPreferenceChange: (key: NotificationPreferenceKey, isEnabled: boolean) => void
  /** True for home office, whom no general agent governs. Default: false. */
  isHomeOffice?: boolean
  /** Called by Retry after the preferences failed to load. */
  onRetry: () => void
}

/** Use it as the page where users see which emails they get, and turn on or off those their General Agent allows. */
export const NotificationPreferences = forwardRef<HTMLElement, NotificationPreferencesProps>(
  function NotificationPreferences({ preferences, onPreferenceChange, isHomeOffice = false, onRetry, ...rest }, ref) {
    const t = useMessages(accountMessages)
    const locked = isHomeOffice
      ? ({ hint: 'setForHomeOffice', off: 'notSending' } as const)
      : ({ hint: 'setByGA', off: 'notSendingByGA' } as const)
    return (
      <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
        <PageHeader
          title={t('notifications')}
          description={t(isHomeOffice ? 'notificationsLeadOfHomeOffice' : 'notificationsLead')}
        />
        <LoadState
          value={preferences}
          skeleton={<Spinner label={t('loadingNotifications')} />}
          errorTitle={t('notificationsFailed')}
          onRetry={onRetry}
        >
          {(loaded) => (
            <Card title={t('newBusinessEmails')} isFlush>
              <Rows>
                {notificationToggles(loaded).map((toggle) => (
                  <PreferenceSwitch
                    key={toggle.key}
                    label={t(toggle.key)}
                    hint={t(canToggleNotification(toggle) ? `${toggle.key}Hint` : locked.hint)}
                    stateText={t(
                      toggle.enabled ? 'sending' : canToggleNotification(toggle) ? 'notSending' : locked.off,
                    )}
                    isSelected={toggle.enabled}
                    isDisabled={!canToggleNotification(toggle)}
                    onChange={(isEnabled) => onPreferenceChange(toggle.key, isEnabled)}
                  />
                ))}
              </Rows>
            </Card>
          )}
        </LoadState>
      </Stack>
    )
  },
)
