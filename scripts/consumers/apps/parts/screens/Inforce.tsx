'use client'
import { defaultInforceFilters, type InforceType } from '@producer-portal/domain/inforce'
import { InforceScreen } from '@producer-portal/features/inforce'
import type { DataTableSort } from '@producer-portal/ui'
import { useState } from 'react'
import { alerts, now, user } from './desk'

/** The alerts of contracts in force. */
export function Inforce() {
  const [type, setType] = useState<InforceType>('all')
  const [filters, setFilters] = useState(defaultInforceFilters)
  const [sort, setSort] = useState<DataTableSort | null>(null)
  const [page, setPage] = useState(1)
  return (
    <InforceScreen
      type={type}
      onTypeSelect={setType}
      user={user}
      alerts={alerts}
      filters={filters}
      onFiltersChange={(change) => setFilters({ ...filters, ...change })}
      now={now}
      sort={sort}
      onSortChange={setSort}
      page={page}
      onPageChange={setPage}
      onRetry={() => undefined}
      onAlertOpen={() => undefined}
    />
  )
}
