'use client'

import { ArrowLeftIcon, Icon, MailIcon, RefreshCwIcon, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import * as S from './SignInHelp.styles.js'
import { SignInWays } from './SignInWays.js'

export interface UserIdSentProps extends HTMLAttributes<HTMLElement> {
  /** Where another email address is given. */
  againHref: string
  signInHref: string
}

/** Use it after a user ID was asked for. It says the same whether there is such an account or not. */
export const UserIdSent = forwardRef<HTMLElement, UserIdSentProps>(function UserIdSent(
  { againHref, signInHref, ...rest },
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
      {...rest}
    >
      <S.Words>
        <Text>{say('userIdSent')}</Text>
        <Text tone="muted">{say('userIdTerms')}</Text>
      </S.Words>
      <S.More>
        <SignInWays
          ways={[
            { glyph: RefreshCwIcon, label: say('otherEmail'), href: againHref },
            { glyph: ArrowLeftIcon, label: say('backToSignIn'), href: signInHref },
          ]}
        />
      </S.More>
    </S.Step>
  )
})
