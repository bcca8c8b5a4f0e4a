import type { TitledPage } from '@producer-portal/features/page-titles'
import { usePageName } from '../shell/usePageName.js'
import { PageEntry } from './PageEntry.js'

/** The entry of a page by its name. It loads beside the page: the first visit needs none of the titles. */
export function TitledEntry({ page }: { page: TitledPage }) {
  return <PageEntry title={usePageName()(page)} />
}
