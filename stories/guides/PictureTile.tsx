import type { ReactNode } from 'react'
import { DocsLink } from './DocsLink.js'
import * as S from './guides.styles.js'

export interface PictureTileProps {
  /** Name of the component; a link to its docs page. */
  name: string
  /** Takes the whole width of the wall. */
  isWide?: boolean
  children: ReactNode
}

/** A component as a picture of itself: drawn live, but not for use; the whole tile leads to its docs page. */
export function PictureTile({ name, isWide, children }: PictureTileProps) {
  return (
    <S.Tile className="sb-unstyled" data-wide={isWide || undefined}>
      <S.Picture aria-hidden inert>
        {children}
      </S.Picture>
      <S.Caption>
        <DocsLink to={name} />
      </S.Caption>
    </S.Tile>
  )
}
