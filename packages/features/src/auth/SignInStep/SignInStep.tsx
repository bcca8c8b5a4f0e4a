'use client'

import { Banner, Heading, Icon, type IconComponent, StatusRegion, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import * as S from './SignInStep.styles.js'

export interface SignInStepProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** An icon above the heading. Default: none. */
  icon?: IconComponent
  /** The subject; the heading of the page. */
  title: ReactNode
  /** One sentence below the heading. Default: none. */
  lead?: ReactNode
  /** The error; shown as an error and focused each time it changes. Default: nothing. */
  failure?: ReactNode
  /** A new value focuses the same `failure` again. Default: the failure itself. */
  failureKey?: unknown
  /** The success message; read out without moving the focus. Default: nothing. */
  success?: ReactNode
  /** The form or the links of the step. */
  children?: ReactNode
}

/** Use it for one step of signing in: a heading, what happened, and a form or links. */
export const SignInStep = forwardRef<HTMLElement, SignInStepProps>(function SignInStep(
  { icon, title, lead, failure, failureKey, success, children, ...rest },
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
      {icon && (
        <div>
          <S.Disc>
            <Icon icon={icon} size={20} />
          </S.Disc>
        </div>
      )}
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
      <StatusRegion>
        {success && !failure && (
          <Banner tone="success" role={undefined}>
            {success}
          </Banner>
        )}
      </StatusRegion>
      {children}
    </S.Root>
  )
})
