import type { WorklistItemReason } from '@producer-portal/domain/dashboard'
import {
  ActivityIcon,
  ClockIcon,
  FileTextIcon,
  type IconComponent,
  ShieldIcon,
  TriangleAlertIcon,
} from '@producer-portal/ui'
import type { worklistMessages } from '../messages.js'

/** The icon and the name of an item by the reason why it waits; `defineWorklistIcons` replaces icons. */
export const worklistLooks = {
  'past-lapse': { icon: TriangleAlertIcon, name: 'lapsed' },
  'lapse-soon': { icon: TriangleAlertIcon, name: 'lapsing' },
  requirements: { icon: FileTextIcon, name: 'requirement' },
  offers: { icon: ShieldIcon, name: 'offer' },
  missed: { icon: ClockIcon, name: 'missedPayment' },
  'not-paid': { icon: ClockIcon, name: 'issued' },
  service: { icon: ActivityIcon, name: 'alert' },
} satisfies Record<WorklistItemReason, { icon: IconComponent; name: keyof typeof worklistMessages.entries }>

/**
 * Replaces the icons of items by the reason they wait. Call it once before the first page is drawn, on a server too.
 * @returns takes them back, for tests
 * @public
 */
export function defineWorklistIcons(own: Readonly<Partial<Record<WorklistItemReason, IconComponent>>>): () => void {
  const looks = new Map<string, { icon: IconComponent }>(Object.entries(worklistLooks))
  const before = [...looks.values()].map((look) => ({ look, icon: look.icon }))
  for (const [reason, icon] of Object.entries(own)) Object.assign(looks.get(reason) ?? {}, { icon })
  return () => {
    for (const { look, icon } of before) look.icon = icon
  }
}
