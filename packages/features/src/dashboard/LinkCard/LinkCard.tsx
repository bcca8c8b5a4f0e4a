'use client'

import { Card, Icon, type IconComponent } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import * as S from './LinkCard.styles.js'

/** One way on. */
export interface CardLink {
  readonly href: string
  readonly label: string
  readonly icon: IconComponent
  /** Opens a new tab. Default: false. */
  readonly isExternal?: boolean
}

export interface LinkCardProps {
  /** The heading of the card. */
  title: string
  /** The links in their order. */
  links: readonly CardLink[]
  /** A link beside the heading. Default: none. */
  action?: ReactNode
  /** Shown in place of the links, such as a skeleton while they load. Default: the links. */
  children?: ReactNode
}

/** A card with ways on, one under the other. */
export function LinkCard({ title, links, action, children }: LinkCardProps) {
  return (
    <Card title={title} actions={action} isFlush>
      {children || (
        <S.List role="list">
          {links.map(({ href, label, icon, isExternal }) => (
            <li key={`${href} ${label}`}>
              <S.Way href={href} variant="quiet" isExternal={isExternal}>
                <S.Icon>
                  <Icon icon={icon} />
                </S.Icon>
                <S.Label>{label}</S.Label>
              </S.Way>
            </li>
          ))}
        </S.List>
      )}
    </Card>
  )
}
