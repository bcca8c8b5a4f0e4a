import { Heading, Icon, type IconGlyph } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import * as S from './StandInPage.styles.js'

export interface StandInPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The drawing above the words. */
  glyph: IconGlyph
  /** The page's heading. */
  title: ReactNode
  /** Further sentences. */
  children?: ReactNode
  /** The way on. */
  action?: ReactNode
}

/** The shape of a page that stands in for one that is missing or broke: a drawing, a heading, a way on. */
export const StandInPage = forwardRef<HTMLDivElement, StandInPageProps>(function StandInPage(
  { glyph, title, children, action, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} {...rest}>
      <S.Disc>
        <Icon glyph={glyph} size={20} />
      </S.Disc>
      <Heading level={1}>{title}</Heading>
      {children}
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  )
})
