'use client'

import { Card, EmptyState, SearchIcon } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { withoutListsMessages } from '../later-messages.js'

export interface SearchPromptProps {
  /** The button that opens the search for an agent or agency. */
  action: ReactNode
}

/** Use it on the dashboard of home office in the place of the activity, until an agent or agency is chosen. */
export function SearchPrompt({ action }: SearchPromptProps) {
  const t = useMessages(withoutListsMessages)
  const tList = useMessages(listMessages)
  return (
    <Card title={t('activity')}>
      <EmptyState icon={SearchIcon} title={tList('emptyNotSearched')} description={t('searchFirst')} action={action} />
    </Card>
  )
}
