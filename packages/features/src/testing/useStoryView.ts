import { changeListState, type ListChange, type ListState } from '@producer-portal/domain/lists'
import { useState } from 'react'

/** State that the screens of long lists leave to the app. */
interface KeptByTheApp<Filters> extends Omit<ListState<Filters>, 'pageSize'> {
  onFiltersChange: (filters: Partial<Filters>) => void
  onSortChange: (sort: NonNullable<ListState<Filters>['sort']>) => void
  onSortClear?: () => void
  onPageChange: (page: number) => void
  pageSize?: ListState<Filters>['pageSize']
  onPageSizeChange?: (pageSize: ListState<Filters>['pageSize']) => void
}

/** Keeps filters, sort, page and page size of a list screen in a story, as the app keeps them. */
export function useStoryView<Filters>(props: KeptByTheApp<Filters>, defaultPageSize = 10): KeptByTheApp<Filters> {
  const [state, setState] = useState<ListState<Filters>>(() => {
    const { filters, sort, page, pageSize = defaultPageSize } = props
    return { filters, sort, page, pageSize }
  })
  const change = (part: ListChange<Filters>) => setState((last) => changeListState(last, part))
  return {
    ...state,
    onFiltersChange: (filters) => {
      change({ filters })
      props.onFiltersChange(filters)
    },
    onSortChange: (sort) => {
      change({ sort })
      props.onSortChange(sort)
    },
    onSortClear: () => {
      change({ sort: null })
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
