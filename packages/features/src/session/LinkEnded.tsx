'use client'

import { ArrowLeftIcon, Button, ClockIcon, Icon, Text, TriangleAlertIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import * as S from './SignInHelp.styles.js'
import { SignInWays } from './SignInWays.js'

export interface LinkEndedProps extends HTMLAttributes<HTMLElement> {
  /** `ended`: the link was used, ran out, or never was. `unchecked`: it could not be checked. Default: `ended`. */
  kind?: 'ended' | 'unchecked'
  signInHref: string
  /** Called for another link. */
  onLinkRequest: () => void
}

const notes = {
  ended: { glyph: ClockIcon, title: 'endedTitle', text: 'ended' },
  unchecked: { glyph: TriangleAlertIcon, title: 'uncheckedTitle', text: 'unchecked' },
} as const

/** Use it where an emailed link leads nowhere any more, with the way to another one. */
export const LinkEnded = forwardRef<HTMLElement, LinkEndedProps>(function LinkEnded(
  { kind = 'ended', signInHref, onLinkRequest, ...rest },
  ref,
) {
  const say = useMessages(signInHelpMessages)
  const { glyph, title, text } = notes[kind]
  return (
    <S.Step
      ref={ref}
      glyph={
        <S.Disc>
          <Icon glyph={glyph} size={20} />
        </S.Disc>
      }
      title={say(title)}
      {...rest}
    >
      <Text>{say(text)}</Text>
      <Button variant="primary" size="large" isFullWidth onClick={onLinkRequest}>
        {say('askForLink')}
      </Button>
      <S.More>
        <SignInWays ways={[{ glyph: ArrowLeftIcon, label: say('backToSignIn'), href: signInHref }]} />
      </S.More>
    </S.Step>
  )
})
