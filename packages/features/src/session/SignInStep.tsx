'use client'

import { Banner, Heading, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import * as S from './LegacyLogin.styles.js'

export interface SignInStepProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What this step is about; the heading of the page. */
  title: ReactNode
  /** One sentence below it. */
  lead?: ReactNode
  /** What went wrong, in words; it takes the focus each time it changes. */
  failure?: ReactNode
  /** Changes with every failure, so that the same words take the focus again. */
  failureKey?: unknown
  /** What went well, in words; said without taking the focus. */
  success?: ReactNode
  children?: ReactNode
}

/** Use it for one step of getting in: a heading, what happened, and a form or a way on. */
export const SignInStep = forwardRef<HTMLElement, SignInStepProps>(function SignInStep(
  { title, lead, failure, failureKey, success, children, ...rest },
  ref,
) {
  const titleId = useId()
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) banner.current?.focus()
  }, [failure, failureKey])
  return (
    <S.Root ref={ref} aria-labelledby={titleId} {...rest}>
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
