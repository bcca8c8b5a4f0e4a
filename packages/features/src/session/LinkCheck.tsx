'use client'

import { Spinner } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { signInHelpMessages } from './sign-in-help-messages.js'
import * as S from './SignInHelp.styles.js'

/** Use it while an emailed link is checked. */
export const LinkCheck = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function LinkCheck(props, ref) {
  const say = useMessages(signInHelpMessages)
  return (
    <S.Step ref={ref} title={say('checkingTitle')} {...props}>
      <Spinner label={say('checking')} isLabelShown />
    </S.Step>
  )
})
