import { pages } from '@producer-portal/domain/shell'
import { useMessages, useTerms } from '@producer-portal/features/i18n'
import { pageTitles, type TitledPage } from '@producer-portal/features/page-titles'

/** Names pages in the language of the user: by their title, or else by their link in the navigation. */
export function usePageName(): (page: TitledPage) => string {
  const t = useMessages(pageTitles)
  const { toTerm } = useTerms()
  return (page) => (hasTitle(page) ? t(page) : toTerm(pages[page].navigation.name))
}

const hasTitle = (page: TitledPage): page is keyof typeof pageTitles.entries => page in pageTitles.entries
