'use client'

import { PageHeader, Stack } from '@producer-portal/ui'
import { Children, type ReactNode, type Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { dashboardMessages } from '../messages.js'
import * as S from './DashboardHome.styles.js'

export interface DashboardHomeProps {
  /** The user's first name, used in the title. Default: a title without a name. */
  firstName?: string | null
  /** A line below the title. Default: none. */
  description?: ReactNode
  /** Buttons beside the title, such as the search of home office. Default: none. */
  actions?: ReactNode
  /** The widgets of the dashboard, or a card in place of them. */
  children?: ReactNode
  /** Cards at the side, under the widgets where there is no room beside them. Default: none. */
  aside?: ReactNode
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the first page after signing in: the user's activity, with links next to it. */
export function DashboardHome(props: DashboardHomeProps) {
  const { firstName, description, actions, children, aside, titleRef } = props
  const t = useMessages(dashboardMessages)
  const hasActivity = Children.toArray(children).length > 0
  return (
    <Stack>
      <PageHeader
        title={firstName ? t('welcome', { name: firstName }) : t('dashboard')}
        description={description}
        actions={actions}
        titleRef={titleRef}
      />
      <S.Columns>
        {hasActivity && <S.Activity>{children}</S.Activity>}
        {aside && <S.Aside aria-label={t('asideLabel')}>{aside}</S.Aside>}
      </S.Columns>
    </Stack>
  )
}
