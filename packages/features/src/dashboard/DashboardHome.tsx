'use client'

import { PageHeader } from '@producer-portal/ui'
import { Children, type ReactNode, type Ref } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './DashboardHome.styles.js'
import { dashboardMessages } from './messages.js'

export interface DashboardHomeProps {
  /** The reader's first name; without it the title is plain. */
  firstName?: string | null
  /** A banner above everything else. Default: none. */
  banner?: ReactNode
  /** A line under the title. Default: none beside activity, else that the ways on are all there is. */
  description?: ReactNode
  /** Buttons beside the title, such as the search of home office. Default: none. */
  actions?: ReactNode
  /** The activity of the reader's business: widgets, or a box in their place. */
  children?: ReactNode
  /** Cards at the side, under the widgets where there is no room beside them. Default: none. */
  aside?: ReactNode
  /** Gives the title to the app, which focuses it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the first page after signing in: what is going on, and at its side the ways on. */
export function DashboardHome(props: DashboardHomeProps) {
  const { firstName, banner, description, actions, children, aside, titleRef } = props
  const say = useMessages(dashboardMessages)
  const hasActivity = Children.toArray(children).length > 0
  return (
    <S.Root>
      {banner}
      <PageHeader
        title={firstName ? say('welcome', { name: firstName }) : say('title')}
        description={description || (!hasActivity && say('leadWithoutLists'))}
        actions={actions}
        titleRef={titleRef}
      />
      <S.Columns>
        {hasActivity && <S.Activity>{children}</S.Activity>}
        {aside && <S.Aside aria-label={say('asideLabel')}>{aside}</S.Aside>}
      </S.Columns>
    </S.Root>
  )
}
