'use client'

import { Banner, Heading, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import * as S from './LegacyLogin.styles.js'

export interface SignInStepProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** A drawing above the heading; none by default. */
  glyph?: ReactNode
  /** What this step is about; the heading of the page. */
  title: ReactNode
  /** One sentence below it. */
  lead?: ReactNode
  /** What went wrong, in words; it takes the focus each time it changes. */
  failure?: ReactNode
  /** Another one with every failure, so that the same words take the focus again; the words themselves by default. */
  failureKey?: unknown
  /** What went well, in words; said without taking the focus. */
  success?: ReactNode
  children?: ReactNode
}

/** Use it for one step of getting in: a heading, what happened, and a form or a way on. */
export const SignInStep = forwardRef<HTMLElement, SignInStepProps>(function SignInStep(
  { glyph, title, lead, failure, failureKey, success, children, ...rest },
  ref,
) {
  const titleId = useId()
  const banner = useRef<HTMLDivElement>(null)
  const hasFailed = Boolean(failure)
  const failed = failureKey === undefined ? failure : failureKey
  useEffect(() => {
    if (hasFailed) banner.current?.focus()
  }, [hasFailed, failed])
  return (
    <S.Root ref={ref} aria-labelledby={titleId} {...rest}>
      {glyph && <div>{glyph}</div>}
      <S.Titles>
        <Heading level={1} id={titleId}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </S.Titles>
      {failure && (
        <Banner ref={banner} tone="error" tabIndex={-1}>
          {failure}
        </Banner>
      )}
      {success && !failure && <Banner tone="success">{success}</Banner>}
      {children}
    </S.Root>
  )
})
