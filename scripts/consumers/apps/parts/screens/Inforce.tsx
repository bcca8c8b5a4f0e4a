'use client'
import { defaultInforceFilters, type InforceFilters, type InforceType } from '@producer-portal/domain/inforce'
import { changeListState, type ListState } from '@producer-portal/domain/lists'
import { InforceScreen } from '@producer-portal/features/inforce'
import { useState } from 'react'
import { alerts, now, user } from './desk'

const atFirst: ListState<InforceFilters> = { filters: defaultInforceFilters, sort: null, page: 1, pageSize: 5 }

/** The alerts of contracts in force. */
export function Inforce() {
  const [type, setType] = useState<InforceType>('all')
  const [list, setList] = useState(atFirst)
  return (
    <InforceScreen
      type={type}
      onTypeSelect={setType}
      user={user}
      alerts={alerts}
      filters={list.filters}
      onFiltersChange={(filters) => setList((last) => changeListState(last, { filters }))}
      now={now}
      sort={list.sort}
      onSortChange={(sort) => setList((last) => changeListState(last, { sort }))}
      page={list.page}
      onPageChange={(page) => setList((last) => changeListState(last, { page }))}
      onRetry={() => undefined}
      onAlertOpen={() => undefined}
    />
  )
}
