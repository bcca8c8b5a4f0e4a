'use client'

import { type Failure, failureWords } from '@producer-portal/domain/endpoint'
import { Banner, Link } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { UnreachableText } from '../../i18n/UnreachableText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { authMessages } from '../messages.js'

/**
 * The reason the sign-in page is shown: the user signed out, the session expired, the service no longer took it, or the
 * password was changed.
 */
export type SignInReason = 'signedOut' | 'expired' | 'ended' | 'passwordChanged'

export interface SignInNoticeProps {
  /** The reason the last attempt failed; shown and focused. A new object is a new failure. */
  failure?: Failure
  /** The reason the user has to sign in; a failure replaces it. Default: none. */
  notice?: SignInReason
  /** The page where users get help, after a refusal or too many attempts. Default: no link. */
  helpHref?: string
  /** True if a failure takes the focus. Default: true. */
  takesFocus?: boolean
}

const tones = { signedOut: 'success', expired: 'warning', ended: 'warning', passwordChanged: 'success' } as const

/** Use it above a sign-in form: says what went wrong, or otherwise why the user has to sign in. */
export function SignInNotice({ failure, notice, helpHref, takesFocus = true }: SignInNoticeProps) {
  const t = useMessages(authMessages)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure && takesFocus) banner.current?.focus()
  }, [failure, takesFocus])
  if (failure) {
    return (
      <Banner ref={banner} tone="error" tabIndex={-1}>
        {failure.kind === 'unreachable' ? (
          <UnreachableText failed={t('networkError')} />
        ) : (
          toSignInFailureText(failure, t)
        )}
        {helpHref && isRejected(failure) && toSignInFailureText(failure, t) === t('rejected') && (
          <More>
            <span>
              {t('rejectedAdvice')} <Link href={helpHref}>{t('rejectedHelp')}</Link>.
            </span>
          </More>
        )}
        {failure.kind === 'tooManyRequests' && (
          <More>
            {failure.retryAt !== undefined && <TimeLeft key={failure.retryAt} until={failure.retryAt} />}
            {helpHref && <Link href={helpHref}>{t('resetPassword')}</Link>}
          </More>
        )}
      </Banner>
    )
  }
  return notice ? <Banner tone={tones[notice]}>{t(notice)}</Banner> : null
}

const More = styled.span`
  display: grid;
  gap: ${tokens.space[1]};
  margin-block-start: ${tokens.space[1]};
`

interface TimeLeftProps {
  /** In milliseconds since 1970. */
  until: number
}

/** The time until the next attempt counts, in minutes and seconds. Not read out every second. */
export function TimeLeft({ until }: TimeLeftProps) {
  const t = useMessages(authMessages)
  const [now, setNow] = useState(Date.now)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  if (isOver) return <span>{t('tryNow')}</span>
  return <span role="timer">{t('timeLeft', { time: formatTimeLeft((until - now) / 1000) })}</span>
}

/** Minutes and seconds, as `9:05`. */
export function formatTimeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/** True if user name or password were wrong. */
export function isRejected(failure: Failure | undefined): boolean {
  return failure?.kind === 'unauthenticated'
}

/** The message under which each kind of failure is worded. */
export type SignInFailureKey = 'rejected' | 'limited' | 'failed' | 'unreachable'

/** The kinds that mean: wrong user name or password. The sign-in help counts every refusal as one. */
const rejections: readonly Failure['kind'][] = ['unauthenticated']

/**
 * The words for a failure: those of the service for a refusal, if it sent any; otherwise the text of its kind.
 * @param t gives the text of a kind
 */
export function toSignInFailureText(
  failure: Failure,
  t: (key: SignInFailureKey) => string,
  rejected: readonly Failure['kind'][] = rejections,
): string {
  const { kind } = failure
  if (kind === 'unreachable') return t(kind)
  const key = rejected.includes(kind) ? 'rejected' : kind === 'tooManyRequests' ? 'limited' : 'failed'
  return (key !== 'failed' && failureWords(failure).join(' ')) || t(key)
}
