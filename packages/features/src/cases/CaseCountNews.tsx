'use client'

import type { ContractType } from '@producer-portal/domain/cases'
import { useAnnounceAfterPause } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseTypeMessages } from './case-texts.js'
import { caseMessages } from './messages.js'

export interface CaseCountNewsProps {
  type: ContractType
  /** How many cases pass the filters. */
  count: number
  /** Said when there is none. */
  emptyText: string
  /** What narrows the list: once it changes, the count is said even when it is the same. Default: nothing. */
  narrowedBy?: string
}

/**
 * Has the count of a list read out when it changes, and never the one that was there at first: use it with the list's
 * type as its key, once the cases are there, so that opening a list says nothing.
 */
export function CaseCountNews({ type, count, emptyText, narrowedBy }: CaseCountNewsProps) {
  const say = useMessages(caseMessages)
  useAnnounceAfterPause(count > 0 ? say(caseTypeMessages[type].showing, { count }) : emptyText, narrowedBy)
  return null
}
