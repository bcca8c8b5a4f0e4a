'use client'

import { ArrowLeftIcon, Icon, PageHeader, Text } from '@producer-portal/ui'
import type { Ref } from 'react'
import { useMessages } from '../messages/use-messages.js'
import type { HelpPageText } from './help-page-text.js'
import { HelpAnswer } from './HelpAnswer.js'
import { HelpContact, type HelpContactProps } from './HelpContact.js'
import { HelpContents } from './HelpContents.js'
import * as S from './HelpPage.styles.js'
import { longDate } from './long-date.js'
import { documentationMessages } from './messages.js'

export interface HelpPageProps {
  /** What stands on it. */
  page: HelpPageText
  /** The anchor that the address names: marked in the contents, and where reading goes on. Default: none. */
  currentPart?: string
  /** Whether the reader may open the page that it helps with; else the way back to it is left out. Default: true. */
  canGoBack?: boolean
  /** The `tel:` and `mailto:` addresses of the help desk. */
  contactHrefs: HelpContactProps['hrefs']
  /** Where the breadcrumb starts. Default: `/dashboard`. */
  dashboardHref?: string
  /** Gives the title to the app, which focuses it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it for every page of the documentation: questions with their answers, and a list of them that leads there. */
export function HelpPage(props: HelpPageProps) {
  const { page, currentPart, canGoBack = true, contactHrefs, dashboardHref = '/dashboard', titleRef } = props
  const common = useMessages(documentationMessages)
  const say = useMessages(page.catalogue)
  const { title, lead, updated, back, sections } = page
  return (
    <S.Root>
      <PageHeader
        title={say(title)}
        titleRef={titleRef}
        description={say(lead)}
        breadcrumb={[{ label: common('breadcrumbDashboard'), href: dashboardHref }, { label: say(title) }]}
      />
      {(canGoBack || updated) && (
        <S.Ways>
          {canGoBack && (
            <S.WithIcon href={back.href} look="quiet">
              <Icon glyph={ArrowLeftIcon} data-way="back" />
              {say(back.label)}
            </S.WithIcon>
          )}
          {updated && (
            <Text tone="muted">
              <time dateTime={updated}>{common('updated', { date: longDate(updated) })}</time>
            </Text>
          )}
        </S.Ways>
      )}
      <S.Body>
        <HelpContents
          sections={sections.map(({ id, title: question }) => ({ id, title: say(question) }))}
          currentPart={currentPart}
        />
        <S.Answers>
          {sections.map((section) => (
            <HelpAnswer key={section.id} section={section} say={say} isCurrent={section.id === currentPart} />
          ))}
          <HelpContact hrefs={contactHrefs} />
        </S.Answers>
      </S.Body>
    </S.Root>
  )
}
