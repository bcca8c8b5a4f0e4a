import type { WorklistItemReason } from '@producer-portal/domain/dashboard'
import {
  ActivityIcon,
  ClockIcon,
  FileTextIcon,
  type IconComponent,
  ShieldIcon,
  TriangleAlertIcon,
} from '@producer-portal/ui'
import { getOwnIcon } from '../../icons/own-icons.js'
import type { worklistMessages } from '../messages.js'

/** The icon and the name of an item by the reason why it waits; `defineIcons` replaces icons. */
export const worklistLooks = {
  'past-lapse': { icon: TriangleAlertIcon, name: 'lapsed' },
  'lapse-soon': { icon: TriangleAlertIcon, name: 'lapsing' },
  requirements: { icon: FileTextIcon, name: 'requirement' },
  offers: { icon: ShieldIcon, name: 'offer' },
  missed: { icon: ClockIcon, name: 'missedPayment' },
  'not-paid': { icon: ClockIcon, name: 'issued' },
  service: { icon: ActivityIcon, name: 'alert' },
} satisfies Record<WorklistItemReason, { icon: IconComponent; name: keyof typeof worklistMessages.entries }>

/** Returns the icon of the reason why an item waits. */
export function getWorklistIcon(reason: WorklistItemReason): IconComponent {
  return getOwnIcon('worklist', reason) ?? worklistLooks[reason].icon
}
