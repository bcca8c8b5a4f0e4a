'use client'
import { DataTable, Pagination, Tabs } from '@producer-portal/ui'
import { useState } from 'react'

interface Season {
  readonly name: string
  readonly days: number
}

const rows: readonly Season[] = ['Spring', 'Summer', 'Autumn', 'Winter'].map((name, index) => ({
  name,
  days: 90 + index,
}))
const columns = [
  { id: 'name', header: 'Season', width: 200, isLocked: true, text: (row: Season) => row.name },
  { id: 'days', header: 'Days', width: 120, align: 'end' as const, text: (row: Season) => String(row.days) },
]

/** A table inside a tab, with its pages. */
export function Data() {
  const [page, setPage] = useState(1)
  const [tab, setTab] = useState('table')
  const table = (
    <DataTable
      aria-label="Seasons"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.name}
      onSortChange={() => setPage(1)}
      pagination={{ pageSize: 2, page, onPageChange: setPage }}
    />
  )
  const pages = <Pagination page={page} pageSize={2} total={rows.length} onPageChange={setPage} />
  const tabs = [
    { id: 'table', label: 'Table', panel: table },
    { id: 'pages', label: 'Pages', panel: pages },
  ]
  return <Tabs label="Views" tabs={tabs} selectedKey={tab} onSelectionChange={setTab} />
}
