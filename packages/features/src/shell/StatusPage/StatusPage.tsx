import { BrandMotif, Heading, Icon, type IconComponent } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import * as S from './StatusPage.styles.js'

export interface StatusPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The icon above the heading. */
  icon: IconComponent
  /** The page's heading. */
  title: ReactNode
  /** The text below the heading. Default: none. */
  children?: ReactNode
  /** The button or link below the text. Default: none. */
  action?: ReactNode
}

/** The layout of a page about an error or a status: an icon, a heading, and an action. */
export const StatusPage = forwardRef<HTMLDivElement, StatusPageProps>(function StatusPage(
  { icon, title, children, action, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} {...rest}>
      <BrandMotif>
        <S.Disc>
          <Icon icon={icon} size={20} />
        </S.Disc>
      </BrandMotif>
      <Heading level={1}>{title}</Heading>
      {children}
      {action && <S.Action>{action}</S.Action>}
    </S.Root>
  )
})
