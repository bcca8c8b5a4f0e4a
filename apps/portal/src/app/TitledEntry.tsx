import { useMessages } from '@producer-portal/features/i18n'
import { type PageTitle, pageTitles } from '@producer-portal/features/page-titles'
import { PageEntry } from './PageEntry.js'

/** The entry of a page by the name of its title. It loads beside the page: the first visit needs none of the titles. */
export function TitledEntry({ title }: { title: PageTitle }) {
  return <PageEntry title={useMessages(pageTitles)(title)} />
}
