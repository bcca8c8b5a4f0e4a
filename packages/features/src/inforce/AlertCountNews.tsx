'use client'

import { type InforceType, inforceTypes } from '@producer-portal/domain/inforce'
import { useAnnounceAfterPause } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { inforceMessages } from './messages.js'

export interface AlertCountNewsProps {
  type: InforceType
  /** How many alerts pass the filters. */
  count: number
  /** Said when there is none. */
  emptyText: string
  /** What narrows the list: once it changes, the count is said even when it is the same. */
  narrowedBy: string
}

/**
 * Has the count of a list read out when it changes, and never the one that was there at first: use it with the list's
 * type as its key, once the alerts are there, so that opening a list says nothing.
 */
export function AlertCountNews({ type, count, emptyText, narrowedBy }: AlertCountNewsProps) {
  const say = useMessages(inforceMessages)
  const { label } = inforceTypes[type]
  useAnnounceAfterPause(count > 0 ? say('showing', { count, type: label }) : emptyText, narrowedBy)
  return null
}
