'use client'

import { PageHeader, Text } from '@producer-portal/ui'
import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { documentationMessages } from '../messages.js'
import { type HelpPageText, formatLongDate } from './help-page-text.js'
import { HelpAnswer } from './HelpAnswer.js'
import { HelpContact, type HelpContactProps } from './HelpContact.js'
import { HelpContents } from './HelpContents.js'
import * as S from './HelpPage.styles.js'

export interface HelpPageProps {
  /** The content of the page. */
  page: HelpPageText
  /** The section in the URL's hash: marked in the contents and focused. Default: none. */
  currentPart?: string
  /** The `tel:` and `mailto:` addresses of the help desk. */
  contactHrefs: HelpContactProps['hrefs']
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it for every page of the documentation: questions with their answers, and a list of them that leads there. */
export function HelpPage(props: HelpPageProps) {
  const { page, currentPart, contactHrefs, dashboardHref = '/dashboard', titleRef } = props
  const common = useMessages(documentationMessages)
  const t = useMessages(page.catalog)
  const { title, lead, updated, sections } = page
  return (
    <S.Root>
      <PageHeader
        title={t(title)}
        titleRef={titleRef}
        description={t(lead)}
        breadcrumb={[{ label: common('breadcrumbDashboard'), href: dashboardHref }, { label: t(title) }]}
      />
      {updated && (
        <Text tone="muted">
          <time dateTime={updated}>{common('updated', { date: formatLongDate(updated) })}</time>
        </Text>
      )}
      <S.Body>
        <HelpContents
          sections={sections.map(({ id, title: question }) => ({ id, title: t(question) }))}
          currentPart={currentPart}
        />
        <S.Answers>
          {sections.map((section) => (
            <HelpAnswer key={section.id} section={section} t={t} isCurrent={section.id === currentPart} />
          ))}
          <HelpContact hrefs={contactHrefs} />
        </S.Answers>
      </S.Body>
    </S.Root>
  )
}
