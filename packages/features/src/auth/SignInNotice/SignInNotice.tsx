'use client'

import { Banner } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { authMessages } from '../messages.js'

/** Why the sign-in page is shown: the session expired, or the password was changed. */
export type SignInReason = 'expired' | 'passwordChanged'

export interface SignInNoticeProps {
  /** Why the last attempt failed; shown and focused. A new object is a new failure. */
  failure?: SignInFailure
  /** Why the user has to sign in; a failure replaces it. Default: none. */
  notice?: SignInReason
}

const tones = { expired: 'warning', passwordChanged: 'success' } as const

/** Use it above a sign-in form: says what went wrong, or otherwise why the user has to sign in. */
export function SignInNotice({ failure, notice }: SignInNoticeProps) {
  const t = useMessages(authMessages)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) banner.current?.focus()
  }, [failure])
  if (failure) {
    return (
      <Banner ref={banner} tone="error" tabIndex={-1}>
        {toSignInFailureText(failure, t)}
      </Banner>
    )
  }
  return notice ? <Banner tone={tones[notice]}>{t(notice)}</Banner> : null
}

/** Why a sign-in did not work: refused, answered with something else, or never answered. */
export interface SignInFailure {
  readonly kind: 'rejected' | 'failed' | 'unreachable'
  /** What the service said about a refusal, in its own words. */
  readonly message?: string
}

/** The message under which each kind of failure is worded. */
export type SignInFailureKey = SignInFailure['kind']

/**
 * The words for a failure: those of the service for a refusal, if it sent any; otherwise the text of its kind.
 * @param t gives the text of a kind
 */
export function toSignInFailureText({ kind, message }: SignInFailure, t: (key: SignInFailureKey) => string): string {
  return kind === 'rejected' && message ? message : t(kind)
}
