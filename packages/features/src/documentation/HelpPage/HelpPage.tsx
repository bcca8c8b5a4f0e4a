'use client'

import { Button, ExternalLinkIcon, Link, PageHeader, Text, VisuallyHidden } from '@producer-portal/ui'
import { useContext, useId, useMemo, type ReactNode, type Ref } from 'react'
import { MessagesContext } from '../../i18n/MessagesProvider.js'
import { useMessages } from '../../i18n/useMessages.js'
import { documentationMessages } from '../messages.js'
import {
  formatHelpDate,
  type HelpAction,
  type HelpPageText,
  type HelpPicture,
  type HelpPictureName,
} from './help-page-text.js'
import { HelpAnswer } from './HelpAnswer.js'
import { HelpContact, type HelpContactProps } from './HelpContact.js'
import * as S from './HelpPage.styles.js'
import { MarkedText } from './MarkedText.js'
import { toHelpTexts, toPlainText, type HelpTexts } from './page-texts.js'

export interface HelpPageProps {
  /** The content of the page. */
  page: HelpPageText
  /** The section in the URL's hash: marked in the contents and focused. Default: none. */
  currentPart?: string
  /** The `tel:` and `mailto:` addresses of the help desk. */
  contactHrefs: HelpContactProps['hrefs']
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** The URL of the list of all help pages. Default: `/documentation`. */
  indexHref?: string
  /** Called when the user presses a button under the title: the dashboard, or the classic site in a new tab. */
  onAction?: (action: HelpAction) => void
  /** The pictures of screens that answers show. Default: none. */
  pictures?: Readonly<Partial<Record<HelpPictureName, HelpPicture>>>
  /** True if the user may open a page that a text leads to; otherwise its name is plain text. Default: all. */
  canOpen?: (href: string) => boolean
  /** The question whether the page was helpful, below the answers. Default: none. */
  feedback?: ReactNode
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

const openAll = () => true

/** Use it for every page of the documentation: questions with their answers, and a list of them that leads there. */
export function HelpPage(props: HelpPageProps) {
  const {
    page,
    currentPart,
    contactHrefs,
    dashboardHref = '/dashboard',
    indexHref = '/documentation',
    canOpen = openAll,
  } = props
  const common = useMessages(documentationMessages)
  const context = useContext(MessagesContext)
  const t = useMemo(() => {
    const links = Object.entries(page.links ?? {}).filter(([, href]) => canOpen(href))
    return toHelpTexts({ ...page, links: Object.fromEntries(links) }, context)
  }, [page, context, canOpen])
  const { title, lead, updated, roles, sections } = page
  return (
    <S.Root>
      <PageHeader
        title={t(title)}
        titleRef={props.titleRef}
        description={<MarkedText text={t(lead)} />}
        breadcrumb={[
          { label: common('dashboard'), href: dashboardHref },
          { label: common('title'), href: indexHref },
          { label: t(title) },
        ]}
      />
      {updated && <LastUpdate day={updated} />}
      {roles && (
        <S.Roles tone="info" role="note">
          <MarkedText text={t(roles)} />
        </S.Roles>
      )}
      <Actions page={page} t={t} onAction={props.onAction} />
      <S.Body>
        <HelpContents
          sections={sections.map(({ id, title: question }) => ({ id, title: toPlainText(t(question)) }))}
          currentPart={currentPart}
        />
        <S.Answers>
          {sections.map((section) => (
            <HelpAnswer
              key={section.id}
              section={section}
              t={t}
              isCurrent={section.id === currentPart}
              picture={section.picture && props.pictures?.[section.picture.name]}
            />
          ))}
          {props.feedback}
          <HelpContact hrefs={contactHrefs} />
        </S.Answers>
      </S.Body>
    </S.Root>
  )
}

/** The day on which a page of the documentation was last changed. */
export function LastUpdate({ day }: { day: string }) {
  const t = useMessages(documentationMessages)
  return (
    <Text tone="muted">
      <time dateTime={day}>{t('updated', { date: formatHelpDate(day) })}</time>
    </Text>
  )
}

function Actions({ page, t, onAction }: Pick<HelpPageProps, 'page' | 'onAction'> & { t: HelpTexts }) {
  const common = useMessages(documentationMessages)
  if (!page.actions) return null
  return (
    <S.Actions>
      {page.actions.map(({ text, opens }, place) => (
        <Button
          key={text}
          variant={place === 0 ? 'primary' : 'secondary'}
          iconEnd={opens === 'classic' ? ExternalLinkIcon : undefined}
          onClick={() => onAction?.(opens)}
        >
          <span>
            {t(text)}
            {opens === 'classic' && <VisuallyHidden>{` (${common('newTab')})`}</VisuallyHidden>}
          </span>
        </Button>
      ))}
    </S.Actions>
  )
}

interface HelpContentsProps {
  /** The questions of the page in their order, with their anchors. */
  sections: readonly { readonly id: string; readonly title: string }[]
  /** The anchor that the address names. Default: none. */
  currentPart?: string
}

/** Use it beside the answers of a help page, above them where it is narrow: leads to each of them. */
function HelpContents({ sections, currentPart }: HelpContentsProps) {
  const t = useMessages(documentationMessages)
  const id = useId()
  return (
    <S.Contents aria-labelledby={id}>
      <S.ContentsTitle id={id}>{t('contents')}</S.ContentsTitle>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              href={`#${section.id}`}
              variant="quiet"
              aria-current={section.id === currentPart ? 'location' : undefined}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </S.Contents>
  )
}
