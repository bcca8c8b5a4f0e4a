'use client'

import type { MissingAccess as Reason } from '@producer-portal/domain/manage-access'
import { useMessages } from '../../i18n/useMessages.js'
import { ownAccessMessages } from '../own-access-messages.js'

export interface MissingAccessProps {
  /** The reason the user sees less than they could, or nothing. */
  reason: Reason
}

const texts = { suspended: 'accessSuspended', 'not-shared': 'nothingShared' } as const

/** Use it under the title of a page whose lists are empty, or shorter, because of what others share with the user. */
export function MissingAccess({ reason }: MissingAccessProps) {
  return useMessages(ownAccessMessages)(texts[reason])
}
