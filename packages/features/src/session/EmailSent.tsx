'use client'

import { ArrowLeftIcon, Button, Icon, MailIcon, Text, UserIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import { type SignInFailure, signInFailureText } from './sign-in-failure.js'
import * as S from './SignInHelp.styles.js'
import { SignInWays } from './SignInWays.js'

export interface EmailSentProps extends HTMLAttributes<HTMLElement> {
  /** The user ID as it was typed; without it nothing can be resent. */
  userId?: string
  /** `sending` while the link is resent, `resent` once it was. Default: `ready`. */
  state?: 'ready' | 'sending' | 'resent'
  /** Why it could not be resent; it takes the focus. A new object is a new failure. */
  failure?: SignInFailure
  /** Where another user ID is given. */
  againHref: string
  signInHref: string
  onLinkResend: () => void
}

/** Use it after a link for a new password was asked for. It says the same whether there is such an account or not. */
export const EmailSent = forwardRef<HTMLElement, EmailSentProps>(function EmailSent(
  { userId, state = 'ready', failure, againHref, signInHref, onLinkResend, ...rest },
  ref,
) {
  const say = useMessages(signInHelpMessages)
  return (
    <S.Step
      ref={ref}
      glyph={
        <S.Disc>
          <Icon glyph={MailIcon} size={20} />
        </S.Disc>
      }
      title={say('sentTitle')}
      failure={failure && signInFailureText(failure, say)}
      failureKey={failure}
      success={state === 'resent' ? say('resent') : undefined}
      {...rest}
    >
      <S.Words>
        <Text>{userId ? say('linkSentTo', { userId }) : say('linkSent')}</Text>
        <Text tone="muted">{say('linkTerms')}</Text>
      </S.Words>
      {userId && (
        <Button size="large" isFullWidth isBusy={state === 'sending'} busyText={say('sending')} onClick={onLinkResend}>
          {say('resend')}
        </Button>
      )}
      <S.More>
        <SignInWays
          ways={[
            { glyph: UserIcon, label: say('otherUserId'), href: againHref },
            { glyph: ArrowLeftIcon, label: say('backToSignIn'), href: signInHref },
          ]}
        />
      </S.More>
    </S.Step>
  )
})
