'use client'

import { Link, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { SignInStep } from './SignInStep.js'
import { twoFactorMessages } from './two-factor-messages.js'

export interface VerifyNoteProps extends HTMLAttributes<HTMLElement> {
  /**
   * `missing`: no contact is on file. `locked`: five wrong codes. `ended`: the sign-in took too long. `complete`:
   * signed in, and going on to another site.
   */
  kind: 'missing' | 'locked' | 'ended' | 'complete'
  /** Where the way on leads: to the sign-in page, or with `complete` to the other site. */
  href: string
}

const texts = {
  missing: ['missingTitle', 'missingText', 'startOver'],
  locked: ['lockedTitle', 'lockedText', 'startOver'],
  ended: ['endedTitle', 'endedText', 'startOver'],
  complete: ['completeTitle', 'completeText', 'goOn'],
} as const

/** Use it where the second factor ends: it cannot go on, or it has gone well. */
export const VerifyNote = forwardRef<HTMLElement, VerifyNoteProps>(function VerifyNote({ kind, href, ...rest }, ref) {
  const say = useMessages(twoFactorMessages)
  const [title, text, way] = texts[kind]
  return (
    <SignInStep ref={ref} title={say(title)} {...rest}>
      <Text>{say(text)}</Text>
      <Link href={href}>{say(way)}</Link>
    </SignInStep>
  )
})
