'use client'

import {
  canToggleNotification,
  type NotificationPreference,
  type NotificationPreferenceKey,
  notificationToggles,
} from '@producer-portal/domain/notifications'
import { Card, ErrorState, PageHeader, Spinner } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { ChoiceSwitch } from './ChoiceSwitch.js'
import { Rows } from './FactRow.styles.js'
import { profileMessages } from './messages.js'
import * as S from './Preferences.styles.js'

export interface NotificationPreferencesProps extends HTMLAttributes<HTMLElement> {
  /** What is sent now, or why that is not known. Two of them have a toggle, whatever there is. */
  preferences: readonly NotificationPreference[] | 'loading' | 'error'
  /** Tells what was switched; saving it is not this page's business. */
  onPreferenceChange: (key: NotificationPreferenceKey, isEnabled: boolean) => void
  /** Called by Retry after the preferences could not be had. */
  onRetry: () => void
}

/** Use it as the page on which people see which e-mails are sent to them, and switch those that their General Agent allows. */
export const NotificationPreferences = forwardRef<HTMLElement, NotificationPreferencesProps>(
  function NotificationPreferences({ preferences, onPreferenceChange, onRetry, ...rest }, ref) {
    const say = useMessages(profileMessages)
    return (
      <S.Root ref={ref} {...rest}>
        <PageHeader title={say('notifications')} description={say('notificationsLead')} />
        {preferences === 'loading' && <Spinner label={say('loadingNotifications')} />}
        {preferences === 'error' && (
          <ErrorState title={say('notificationsFailed')} onRetry={onRetry} retryLabel={say('retry')} />
        )}
        {typeof preferences !== 'string' && (
          <Card title={say('newBusinessEmails')} isFlush>
            <Rows>
              {notificationToggles(preferences).map((toggle) => (
                <ChoiceSwitch
                  key={toggle.key}
                  label={say(toggle.key)}
                  hint={say(canToggleNotification(toggle) ? `${toggle.key}Hint` : 'setByGA')}
                  stateText={say(toggle.enabled ? 'sending' : 'notSending')}
                  isOn={toggle.enabled}
                  isDisabled={!canToggleNotification(toggle)}
                  onSwitch={(isEnabled) => onPreferenceChange(toggle.key, isEnabled)}
                />
              ))}
            </Rows>
          </Card>
        )}
      </S.Root>
    )
  },
)
