import type { DataTableSort, PageSize } from '@producer-portal/ui'
import { useState } from 'react'

/** What the screens of long lists leave to the app to keep. */
interface KeptByTheApp<Filters> {
  filters: Filters
  onFiltersChange: (filters: Partial<Filters>) => void
  sort: DataTableSort | null
  onSortChange: (sort: DataTableSort) => void
  onSortClear?: () => void
  page: number
  onPageChange: (page: number) => void
  pageSize?: PageSize
  onPageSizeChange?: (pageSize: PageSize) => void
}

/** Keeps filters, sort, page and page size of a list screen in a story, as the app keeps them. */
export function useKeptView<Filters>(props: KeptByTheApp<Filters>): KeptByTheApp<Filters> {
  const [view, setView] = useState(() => {
    const { filters, sort, page, pageSize } = props
    return { filters, sort, page, pageSize }
  })
  const change = (part: Partial<typeof view>) => setView((last) => ({ ...last, ...part }))
  return {
    ...view,
    onFiltersChange: (filters) => {
      setView((last) => ({ ...last, filters: { ...last.filters, ...filters } }))
      props.onFiltersChange(filters)
    },
    onSortChange: (sort) => {
      change({ sort })
      props.onSortChange(sort)
    },
    onSortClear: () => {
      change({ sort: null, page: 1 })
      props.onSortClear?.()
    },
    onPageChange: (page) => {
      change({ page })
      props.onPageChange(page)
    },
    onPageSizeChange: (pageSize) => {
      change({ pageSize })
      props.onPageSizeChange?.(pageSize)
    },
  }
}
