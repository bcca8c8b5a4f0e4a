'use client'
import {
  BarList,
  BarListGroup,
  ColumnChart,
  StackedBar,
  DescriptionListSkeleton,
  MultilineList,
  ListFilters,
  ListScreen,
  ListWidget,
  OptionalLink,
  PageSizeSelect,
  useFilterVisibility,
} from '@producer-portal/ui'
import { useState } from 'react'

interface Bird {
  readonly name: string
  readonly family: string
}

const birds: readonly Bird[] = ['Wren', 'Robin', 'Heron', 'Osprey', 'Plover', 'Linnet'].map((name, index) => ({
  name,
  family: index % 2 === 0 ? 'Song birds' : 'Others',
}))
const nameOf = (bird: Bird) => bird.name
const columns = [
  { id: 'name', header: 'Name', width: 160, text: nameOf },
  { id: 'family', header: 'Family', width: 160, text: (bird: Bird) => bird.family },
]
const counts = [
  { id: 'song', label: 'Song birds', value: 3 },
  { id: 'other', label: 'Others', value: 3 },
]
const nothing = () => undefined

/** A long list as a widget and as a whole screen, and what stands around such lists. */
export function Lists() {
  const [page, setPage] = useState(1)
  const [name, setName] = useState('')
  const [pageSize, setPageSize] = useState<number | 'all'>(5)
  const opening = useFilterVisibility()
  const filters = [{ id: 'name', label: 'Name of the bird', value: name }]
  return (
    <>
      <BarListGroup>
        <BarList title="Birds by family" items={counts} onSelectionChange={nothing} />
        <StackedBar title="Families of birds" items={counts} onSelectionChange={nothing} />
        <ColumnChart title="Birds by size" items={counts} onSelectionChange={nothing} />
      </BarListGroup>
      <MultilineList title="Seen today" items={[{ main: 'Wren', note: 'twice' }]} emptyText="None" />
      <OptionalLink href={undefined}>Field guide</OptionalLink>
      <DescriptionListSkeleton label="Loading the bird" />
      <PageSizeSelect sizes={[5, 10, 'all']} pageSize={pageSize} onPageSizeChange={setPageSize} />
      <ListFilters
        label="Filter birds"
        filters={filters}
        onFiltersChange={(values) => setName(values['name'] ?? '')}
        visibility={opening}
      />
      <ListWidget
        title="Birds"
        link={{ label: 'View all birds', href: '#birds' }}
        tabs={[{ id: 'all', label: 'All (6)' }]}
        tabsLabel="Lists of birds"
        selectedTab="all"
        onTabChange={nothing}
        tableLabel="All birds"
        columns={columns}
        rows={birds}
        getRowId={nameOf}
        page={page}
        onPageChange={setPage}
        onRowAction={nothing}
        emptyText="No birds."
        errorText="The birds could not be loaded."
        refreshText="Refresh"
        onRefresh={nothing}
      />
      <ListScreen
        header={{ title: 'Every bird' }}
        list={{
          failureText: 'The birds could not be loaded.',
          countText: 'Showing 6 birds',
          toolbarLabel: 'Birds',
          onRefresh: nothing,
          filters: [],
          onFiltersChange: nothing,
          tableLabel: 'Every bird',
          columns,
          rows: birds,
          getRowId: nameOf,
          emptyText: 'No birds.',
          sortDescriptor: null,
          onSortChange: nothing,
          page,
          onPageChange: setPage,
          pageSize: 5,
          pageSizes: [5, 10],
        }}
      />
    </>
  )
}
