'use client'

import type { HelpPageId } from '@producer-portal/domain/documentation'
import { EmptyState, Heading, Link, PageHeader, SearchField, SearchIcon, StatusRegion, Text } from '@producer-portal/ui'
import { type Ref, useEffect, useId, useMemo, useState } from 'react'
import { useMessagesContext } from '../../i18n/useMessagesContext.js'
import { useMessages } from '../../i18n/useMessages.js'
import { helpPages, latestUpdate } from '../help-pages.js'
import { HelpContact, type HelpContactProps } from '../HelpPage/HelpContact.js'
import { LastUpdate } from '../HelpPage/HelpPage.js'
import { readHelpPage, toPlainText } from '../HelpPage/help-page.js'
import { documentationMessages } from '../messages.js'
import * as S from './HelpIndex.styles.js'
import { type HelpResult, type TextPart, createHelpSearch, toHelpTopics, toSearchWords } from './search-help.js'

export interface HelpIndexProps {
  /** The text typed into the search. */
  searchText: string
  /** Called with the text as it changes. */
  onSearchTextChange: (text: string) => void
  /** The `tel:` and `mailto:` addresses of the help desk. */
  contactHrefs: HelpContactProps['hrefs']
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** The URL before the name of each help page. Default: `/documentation`. */
  pagesHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The date of the index; a page that was changed later counts. */
const written = '2024-03-08'

/** The names of the texts that the index uses for its groups, and for a page that isn't listed by its title. */
type TextName = 'newBusiness' | 'manageAccess' | 'generalInformation' | 'faq'

/** The groups of the index, each with its pages; a page without a name is listed by its title. */
const helpSections: readonly {
  readonly title: TextName
  readonly pages: readonly { readonly id: HelpPageId; readonly name?: TextName }[]
}[] = [
  { title: 'newBusiness', pages: [{ id: 'column-settings-faq' }, { id: 'upload-faq' }] },
  {
    title: 'manageAccess',
    pages: [
      { id: 'share-agency-info' },
      { id: 'share-agent-info' },
      { id: 'assign-managers' },
      { id: 'suspend-reactivate-office-staff' },
      { id: 'manage-access-faq', name: 'faq' },
    ],
  },
  {
    title: 'generalInformation',
    pages: [
      { id: 'portal-faq' },
      { id: 'quicklinks-faq' },
      { id: 'transition-communication' },
      { id: 'phase-out-classic-pw-faq' },
    ],
  },
]

/** Use it as the first page of the documentation: all help pages by subject, and a search over them. */
export function HelpIndex(props: HelpIndexProps) {
  const { searchText, onSearchTextChange, contactHrefs, pagesHref = '/documentation' } = props
  const t = useMessages(documentationMessages)
  const context = useMessagesContext()
  const topics = useMemo(() => toHelpTopics(context), [context])
  const search = useMemo(() => createHelpSearch(topics), [topics])
  const words = useMemo(() => toSearchWords(searchText), [searchText])
  const results = useMemo(() => search(words), [search, words])
  const found = useLastPause({ count: results.length, text: searchText.trim() })
  const isSearching = words.length > 0
  return (
    <S.Root>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={t('lead')}
        breadcrumb={[{ label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]}
      />
      <LastUpdate day={latestUpdate(helpPages, written)} />
      {topics.some(({ lang }) => lang) && <Text tone="muted">{t('pagesInEnglish')}</Text>}
      <S.Search role="search" aria-label={t('search')}>
        <SearchField label={t('search')} value={searchText} onValueChange={onSearchTextChange} />
      </S.Search>
      <StatusRegion>
        {isSearching && found.count > 0 && <Text tone="muted">{t('results', found)}</Text>}
        {isSearching && found.text !== '' && found.count === 0 && results.length === 0 && (
          <EmptyState icon={SearchIcon} title={t('noResults', found)} description={t('noResultsText')} />
        )}
      </StatusRegion>
      {!isSearching && <Sections pagesHref={pagesHref} />}
      {isSearching && results.length > 0 && <Results results={results} pagesHref={pagesHref} />}
      <S.Contact>
        <HelpContact hrefs={contactHrefs} />
      </S.Contact>
    </S.Root>
  )
}

/** Milliseconds without a key after which typing counts as paused. */
const pause = 700

/** The results when typing last paused, so that they aren't read out at every key. */
function useLastPause(found: { readonly count: number; readonly text: string }) {
  const { count, text } = found
  const [last, setLast] = useState(found)
  useEffect(() => {
    const timer = setTimeout(() => setLast({ count, text }), pause)
    return () => clearTimeout(timer)
  }, [count, text])
  return last
}

function Sections({ pagesHref }: { pagesHref: string }) {
  const t = useMessages(documentationMessages)
  const context = useMessagesContext()
  const idStart = useId()
  return (
    <S.Sections>
      {helpSections.map(({ title, pages }) => (
        <section key={title} aria-labelledby={idStart + title}>
          <Heading level={2} size="md" id={idStart + title}>
            {t(title)}
          </Heading>
          <S.List>
            {pages.map(({ id, name }) => {
              const page = readHelpPage(helpPages[id], context)
              return (
                <li key={id}>
                  <Link href={`${pagesHref}/${id}`}>{name ? t(name) : page.title}</Link>
                  <Text tone="muted" lang={page.lang}>
                    {toPlainText(page.lead)}
                  </Text>
                </li>
              )
            })}
          </S.List>
        </section>
      ))}
    </S.Sections>
  )
}

function Results({ results, pagesHref }: { results: readonly HelpResult[]; pagesHref: string }) {
  return (
    <S.Results>
      {results.map(({ topic: { page, pageTitle, anchor, title, lang }, ...parts }) => (
        <li key={page + (anchor ?? '')}>
          <Link href={`${pagesHref}/${page}${anchor ? `#${anchor}` : ''}`} lang={anchor && lang}>
            <Marked parts={parts.title} />
          </Link>
          {title !== pageTitle && <S.Page>{pageTitle}</S.Page>}
          <Text lang={lang}>
            <Marked parts={parts.excerpt} />
          </Text>
        </li>
      ))}
    </S.Results>
  )
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ start, text, isMatch }) => (isMatch ? <mark key={start}>{text}</mark> : text))
}
