'use client'

import { Card, Icon, type IconGlyph } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import * as S from './LinkCard.styles.js'

/** One way on. */
export interface CardLink {
  readonly href: string
  readonly label: string
  readonly glyph: IconGlyph
  /** Opens a new tab. Default: false. */
  readonly isExternal?: boolean
}

export interface LinkCardProps {
  title: string
  links: readonly CardLink[]
  /** Stands in the place of the links, such as their shape while they load. Default: the links. */
  children?: ReactNode
}

/** A card with ways on, one under the other. */
export function LinkCard({ title, links, children }: LinkCardProps) {
  return (
    <Card title={title} isFlush>
      {children || (
        <S.List role="list">
          {links.map(({ href, label, glyph, isExternal }) => (
            <li key={`${href} ${label}`}>
              <S.Way href={href} look="quiet" isExternal={isExternal}>
                <S.Glyph>
                  <Icon glyph={glyph} />
                </S.Glyph>
                <S.Label>{label}</S.Label>
              </S.Way>
            </li>
          ))}
        </S.List>
      )}
    </Card>
  )
}
