import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.js'
import type { ListScreenLabels } from './list-screen-labels.js'
import type { ListScreenList } from './list-screen-props.js'

export interface ListPageSizeProps extends Pick<
  ListScreenList<unknown>,
  'pageSize' | 'pageSizes' | 'onPageSizeChange'
> {
  /** Texts of the component. */
  labels: Pick<ListScreenLabels, 'rowsPerPage' | 'all'>
}

/** The size of a page, below the rows, with the pages. */
export function ListPageSize({ pageSize, pageSizes, onPageSizeChange, labels }: ListPageSizeProps) {
  if (!onPageSizeChange) return null
  return (
    <PageSizeSelect
      sizes={pageSizes}
      pageSize={pageSize}
      onPageSizeChange={onPageSizeChange}
      label={labels.rowsPerPage}
      allText={labels.all}
    />
  )
}
