'use client'

import { Banner } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { sessionMessages } from './messages.js'
import { type SignInFailure, signInFailureText } from './sign-in-failure.js'

/** Why somebody meets the sign-in page: the session ran out, or the password was changed. */
export type SignInReason = 'expired' | 'passwordChanged'

export interface SignInNoticeProps {
  /** Why the last attempt failed; it takes the focus. A new object is a new failure. */
  failure?: SignInFailure
  /** Why the reader is here; a failure takes its place. */
  notice?: SignInReason
}

const tones = { expired: 'warning', passwordChanged: 'success' } as const

/** Use it above a sign-in form: what went wrong, or else why the reader is here. */
export function SignInNotice({ failure, notice }: SignInNoticeProps) {
  const say = useMessages(sessionMessages)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) banner.current?.focus()
  }, [failure])
  if (failure) {
    return (
      <Banner ref={banner} tone="error" tabIndex={-1}>
        {signInFailureText(failure, say)}
      </Banner>
    )
  }
  return notice ? <Banner tone={tones[notice]}>{say(notice)}</Banner> : null
}
