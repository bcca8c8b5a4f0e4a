'use client'

import { useMessages } from '../messages/use-messages.js'
import type { ContactFact } from './contact-facts.js'
import { FactRow } from './FactRow.js'
import { profileMessages } from './messages.js'

export interface ContactRowProps {
  /** What is on file. */
  fact: ContactFact
  /** Where it is changed; left out for people who may not. */
  changeHref?: string
}

/** A line of the contact data: its name, what is on file, and the way to change it. */
export function ContactRow({ fact: { name, value, extension }, changeHref }: ContactRowProps) {
  const say = useMessages(profileMessages)
  const shown = value && extension ? say('phoneWithExtension', { number: value, extension }) : value
  return <FactRow name={say(name)} value={shown} changeHref={changeHref} />
}
