'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import type { ContactFact } from '../contact-facts.js'
import { accountMessages } from '../messages.js'
import { FactRow } from './FactRow.js'

export interface ContactRowProps {
  /** The value on file. */
  fact: ContactFact
  /** The address where the user can change it. Default: no link. */
  changeHref?: string
  /** True if the link gets the focus when the page opens, because the fact was just changed. Default: false. */
  isChanged?: boolean
  /** Below the value. Default: nothing. */
  note?: ReactNode
}

/** A line of the contact data: a name, the value on file, and a link to change it. */
export function ContactRow({ fact: { name, value, extension }, changeHref, isChanged, note }: ContactRowProps) {
  const t = useMessages(accountMessages)
  const shown = value && extension ? t('phoneWithExtension', { number: value, extension }) : value
  return <FactRow name={t(name)} value={shown} changeHref={changeHref} isChanged={isChanged} note={note} />
}
