'use client'

import { Button, CircleCheckIcon, ClockIcon, Icon, LockIcon, PhoneIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { twoFactorMessages } from './two-factor-messages.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyNoteProps extends HTMLAttributes<HTMLElement> {
  /**
   * `missing`: no contact is on file. `locked`: five wrong codes. `ended`: the sign-in took too long. `complete`:
   * signed in, and going on to another site.
   */
  kind: 'missing' | 'locked' | 'ended' | 'complete'
  /** Called for the way on: to the sign-in page, or with `complete` to the other site. */
  onContinue: () => void
}

const notes = {
  missing: { glyph: PhoneIcon, title: 'missingTitle', text: 'missingText', way: 'backToSignIn' },
  locked: { glyph: LockIcon, title: 'lockedTitle', text: 'lockedText', way: 'startOver' },
  ended: { glyph: ClockIcon, title: 'endedTitle', text: 'endedText', way: 'startOver' },
  complete: { glyph: CircleCheckIcon, title: 'completeTitle', text: 'completeText', way: 'goOn' },
} as const

/** Use it where the second factor ends: it cannot go on, or it has gone well. */
export const VerifyNote = forwardRef<HTMLElement, VerifyNoteProps>(function VerifyNote(
  { kind, onContinue, ...rest },
  ref,
) {
  const say = useMessages(twoFactorMessages)
  const { glyph, title, text, way } = notes[kind]
  return (
    <S.Note
      ref={ref}
      glyph={
        <S.Disc>
          <Icon glyph={glyph} size={20} />
        </S.Disc>
      }
      title={say(title)}
      lead={say(text)}
      {...rest}
    >
      <Button variant="primary" size="large" isFullWidth onClick={onContinue}>
        {say(way)}
      </Button>
    </S.Note>
  )
})
