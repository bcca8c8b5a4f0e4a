'use client'

import { Card, EmptyState, SearchIcon } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { useMessages } from '../messages/use-messages.js'
import { dashboardMessages } from './messages.js'

export interface SearchFirstProps {
  /** The button that opens the search for an agent or agency. */
  action: ReactNode
}

/** Use it on the dashboard of home office in the place of the activity, until an agent or agency is chosen. */
export function SearchFirst({ action }: SearchFirstProps) {
  const say = useMessages(dashboardMessages)
  const sayList = useMessages(listMessages)
  return (
    <Card title={say('activity')}>
      <EmptyState
        glyph={SearchIcon}
        title={sayList('emptyNotSearched')}
        description={say('searchFirst')}
        action={action}
      />
    </Card>
  )
}
