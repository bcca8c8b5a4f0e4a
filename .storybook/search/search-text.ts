import MiniSearch, { type Query } from 'minisearch'
import { stemmer } from 'stemmer'

/** A page of the documentation, as the search reads it. */
export interface SearchPage {
  /** The ID of the docs page. */
  readonly id: string
  readonly title: string
  readonly summary: string
  /** Everything that the page says. */
  readonly text: string
}

export type SearchResult = Pick<SearchPage, 'id' | 'title' | 'summary'>

/** Words that people use for the same: a search for one finds the others. */
const synonyms: readonly (readonly string[])[] = [
  ['dropdown', 'select', 'combobox', 'picker'],
  ['typeahead', 'autocomplete', 'autosuggest', 'combobox'],
  ['translate', 'translation', 'language', 'i18n', 'internationalization'],
  ['locale', 'localization', 'l10n', 'region'],
  ['text', 'label', 'wording', 'copy', 'message'],
  ['dialog', 'modal', 'popup', 'lightbox'],
  ['drawer', 'sidebar', 'sheet', 'flyout'],
  ['snackbar', 'toast', 'notification'],
  ['alert', 'banner', 'callout'],
  ['chip', 'tag', 'pill', 'badge'],
  ['toggle', 'switch'],
  ['loader', 'loading', 'spinner', 'skeleton'],
  ['wizard', 'stepper', 'steps'],
  ['collapse', 'accordion', 'disclosure', 'expander', 'expand'],
  ['grid', 'table', 'datagrid', 'spreadsheet'],
  ['upload', 'dropzone', 'file', 'filedrop'],
  ['brand', 'theme', 'color', 'colour', 'skin', 'branding'],
  ['dark', 'mode', 'night'],
  ['ssr', 'server', 'hydration', 'nextjs'],
  ['csp', 'nonce'],
  ['a11y', 'accessibility', 'wcag', 'vpat'],
  ['api', 'backend', 'service'],
  ['otp', 'code', 'passcode', 'pin'],
  ['drag', 'drop', 'sort', 'reorder', 'rearrange'],
  ['chart', 'graph', 'bar'],
  ['paging', 'pagination', 'pager'],
  ['rtl', 'direction'],
]

const formsByStem = new Map<string, Set<string>>()
for (const words of synonyms) {
  const stems = words.map(stemmer)
  for (const stem of stems) formsByStem.set(stem, new Set([...(formsByStem.get(stem) ?? []), ...stems]))
}

/** Words that say nothing about what is searched for. */
const commonWords = new Set('a an and are can do for from how i in is it my of on or the to with what where'.split(' '))

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []

/** A name such as `ListScreen` can be found by its parts. */
const splitNames = (text: string) => `${text} ${text.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`

function toQuery(word: string): Query {
  const stem = stemmer(word)
  const others = [...(formsByStem.get(stem) ?? [])].filter((form) => form !== stem)
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word, stem], combineWith: 'OR', prefix: word.length > 2, boost: { title: 40, summary: 8 } },
      { queries: others, combineWith: 'OR', boost: { title: 30, summary: 6 } },
    ],
  }
}

/**
 * A search over what pages say, not only over their titles. A word finds its other forms, what begins with it, and what
 * other people call the same.
 */
export function createTextSearch(pages: readonly SearchPage[]): (typed: string) => readonly SearchResult[] {
  const index = new MiniSearch<SearchPage>({
    fields: ['title', 'summary', 'text'],
    extractField: (page, field) =>
      field === 'id' ? page.id : splitNames(page[field as Exclude<keyof SearchPage, 'id'>]),
    tokenize: toWords,
    processTerm: (word) => [...new Set([word, stemmer(word)])],
    searchOptions: { processTerm: (term) => term },
  })
  index.addAll(pages)
  const byId = new Map<unknown, SearchPage>(pages.map((page) => [page.id, page]))
  return (typed) => {
    const words = toWords(typed)
    const telling = words.filter((word) => !commonWords.has(word))
    const queries = (telling.length > 0 ? telling : words).map(toQuery)
    if (queries.length === 0) return []
    return index.search({ combineWith: 'AND', queries }).flatMap(({ id }) => byId.get(id) ?? [])
  }
}
