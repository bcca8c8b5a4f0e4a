import { useMessages } from '@producer-portal/features/messages'
import { profileMessages } from '@producer-portal/features/profile'
import { useTextAlerts } from '../data/useTextAlerts.js'
import { useToldChoice } from './useToldChoice.js'
import type { ToldChoice } from './useToldChoice.js'

/** The choice of text alerts, on every page that offers it. */
export function useTextAlertsChoice(): ToldChoice {
  const say = useMessages(profileMessages)
  return useToldChoice(useTextAlerts(), (isOptedIn) => say(isOptedIn ? 'textAlertsOn' : 'textAlertsOff'))
}
