'use client'

import { Card, type IconComponent } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import * as S from './LinkCard.styles.js'

export interface LinkCardProps {
  /** The heading of the card. */
  title: string
  /** The links in their order; one that `isExternal` opens a new tab. */
  links: readonly {
    readonly href: string
    readonly label: string
    readonly icon: IconComponent
    readonly isExternal?: boolean
    /** A line below the label. Default: none. */
    readonly description?: string
  }[]
  /** A link beside the heading. Default: none. */
  action?: ReactNode
  /** Shown in place of the links, such as a skeleton while they load. Default: the links. */
  children?: ReactNode
}

/** A card with links below one another. */
export function LinkCard({ title, links, action, children }: LinkCardProps) {
  return (
    <Card title={title} actions={action} isFlush>
      {children || (
        <S.List>
          {links.map(({ href, label, icon, isExternal, description }) => (
            <li key={`${href} ${label}`}>
              <S.CardLink href={href} variant="quiet" iconStart={icon} isExternal={isExternal}>
                <S.Label>
                  {label}
                  {description && <S.Description>{description}</S.Description>}
                </S.Label>
              </S.CardLink>
            </li>
          ))}
        </S.List>
      )}
    </Card>
  )
}
