'use client'

import { useMessages } from '../messages/use-messages.js'
import { ChoiceSwitch } from './ChoiceSwitch.js'
import { type ChoiceFailure, textAlertsFailureText } from './contact-failure.js'
import { profileMessages } from './messages.js'

export interface TextAlertsChoiceProps {
  /** Whether text alerts are sent. */
  isOptedIn: boolean
  /** Why the choice cannot be made: nobody knows where to send them, or it is not this user's to make. */
  obstacle?: 'no-phone' | 'read-only'
  /** Why the last choice was not saved. */
  failure?: ChoiceFailure
  onOptInChange: (isOptedIn: boolean) => void
}

/** The choice of text alerts among the contact data; it counts at once. */
export function TextAlertsChoice({ isOptedIn, obstacle, failure, onOptInChange }: TextAlertsChoiceProps) {
  const say = useMessages(profileMessages)
  return (
    <ChoiceSwitch
      label={say('textAlerts')}
      hint={say(obstacle === 'no-phone' ? 'textAlertsNeedPhone' : 'textAlertsHint')}
      error={failure && textAlertsFailureText(failure, say)}
      isOn={isOptedIn}
      isDisabled={obstacle !== undefined}
      onSwitch={onOptInChange}
    />
  )
}
