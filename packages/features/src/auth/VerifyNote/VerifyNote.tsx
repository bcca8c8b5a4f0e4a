'use client'

import { Button, CircleCheckIcon, ClockIcon, LockIcon, PhoneIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { twoFactorMessages } from '../messages.js'
import * as S from '../VerifyStep/VerifyStep.styles.js'

export interface VerifyNoteProps extends HTMLAttributes<HTMLElement> {
  /**
   * `missing`: no contact is on file. `locked`: five wrong codes. `ended`: the sign-in took too long. `complete`:
   * signed in, and going on to another site.
   */
  kind: 'missing' | 'locked' | 'ended' | 'complete'
  /** Called by the button; go to the sign-in page, or with `complete` to the other site. */
  onContinue: () => void
}

const notes = {
  missing: { icon: PhoneIcon, title: 'missingTitle', text: 'missingText', way: 'backToSignIn' },
  locked: { icon: LockIcon, title: 'lockedTitle', text: 'lockedText', way: 'startOver' },
  ended: { icon: ClockIcon, title: 'endedTitle', text: 'endedText', way: 'startOver' },
  complete: { icon: CircleCheckIcon, title: 'completeTitle', text: 'completeText', way: 'goOn' },
} as const

/** Use it when two-factor sign-in ends, because it can't continue or is complete. */
export const VerifyNote = forwardRef<HTMLElement, VerifyNoteProps>(function VerifyNote(
  { kind, onContinue, ...rest },
  ref,
) {
  const t = useMessages(twoFactorMessages)
  const { icon, title, text, way } = notes[kind]
  return (
    <S.Note ref={ref} icon={icon} title={t(title)} lead={t(text)} {...rest}>
      <Button variant="primary" size="large" isFullWidth onClick={onContinue}>
        {t(way)}
      </Button>
    </S.Note>
  )
})
