'use client'
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react'
import type { HeadingLevel } from '../Heading/Heading.js'
import * as S from './Card.styles.js'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card, which also names it. */
  title?: ReactNode
  /** Level of that heading; 2 by default. */
  headingLevel?: HeadingLevel
  /** Buttons or links beside the heading. */
  actions?: ReactNode
  /** A line at the foot, apart by a hairline. */
  footer?: ReactNode
  /** Lets the content reach the edges, for tables and lists; false by default. */
  isFlush?: boolean
}

/** Use it to set one subject apart on a page of several, with a hairline rather than a shadow. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, headingLevel = 2, actions, footer, isFlush, children, ...rest },
  ref,
) {
  const titleId = useId()
  return (
    <S.Root ref={ref} aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title ?? actions) && (
        <S.Head>
          {title && (
            <S.Title level={headingLevel} size="md" id={titleId}>
              {title}
            </S.Title>
          )}
          {actions && <S.Actions>{actions}</S.Actions>}
        </S.Head>
      )}
      <S.Body data-flush={isFlush || undefined}>{children}</S.Body>
      {footer && <S.Foot>{footer}</S.Foot>}
    </S.Root>
  )
})
