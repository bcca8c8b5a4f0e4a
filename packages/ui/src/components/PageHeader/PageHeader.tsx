import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../Breadcrumb/Breadcrumb.js'
import { Heading } from '../Heading/Heading.js'
import { Text } from '../Text/Text.js'
import * as S from './PageHeader.styles.js'

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The title of the page, its one heading of level 1. */
  title: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** The way to this page; shown above the title. */
  breadcrumb?: readonly BreadcrumbItem[]
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Gives the heading to an app, which focuses it after a change of page so that it is read out. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it at the top of every page: where users are, and what they can do there. */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, description, breadcrumb, actions, titleRef, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} {...rest}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <S.Line>
        <S.Titles>
          <Heading ref={titleRef} level={1} tabIndex={-1} data-page-title="">
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </S.Titles>
        {actions && <S.Actions>{actions}</S.Actions>}
      </S.Line>
    </S.Root>
  )
})
