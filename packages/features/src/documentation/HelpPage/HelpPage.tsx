'use client'

import { Button, ExternalLinkIcon, Link, PageHeader, Text, useLocale, VisuallyHidden } from '@producer-portal/ui'
import { useId, useMemo, type ReactNode, type Ref } from 'react'
import { useMessagesContext } from '../../i18n/useMessagesContext.js'
import { useMessages } from '../../i18n/useMessages.js'
import { documentationMessages } from '../messages.js'
import { formatHelpDate, readHelpPage, toPlainText, type HelpAction, type HelpPageText } from './help-page.js'
import { HelpAnswer, type HelpPicture } from './HelpAnswer.js'
import { HelpContact, type HelpContactProps } from './HelpContact.js'
import * as S from './HelpPage.styles.js'
import { MarkedText } from './MarkedText.js'

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
  /** The pictures of screens that answers show, by the names in the text. Default: none. */
  pictures?: Readonly<Record<string, HelpPicture>>
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
  const context = useMessagesContext()
  const { title, lead, roles, sections, lang } = useMemo(() => readHelpPage(page, context), [page, context])
  return (
    <S.Root>
      <PageHeader
        title={title}
        titleRef={props.titleRef}
        description={
          <span lang={lang}>
            <MarkedText text={lead} canOpen={canOpen} />
          </span>
        }
        breadcrumb={[
          { label: common('dashboard'), href: dashboardHref },
          { label: common('title'), href: indexHref },
          { label: title },
        ]}
      />
      {page.updated && <LastUpdate day={page.updated} />}
      {lang && <Text tone="muted">{common('inEnglish')}</Text>}
      {roles && (
        <S.Roles tone="info" role="note" lang={lang}>
          <MarkedText text={roles} canOpen={canOpen} />
        </S.Roles>
      )}
      <Actions actions={page.actions} onAction={props.onAction} />
      <S.Body>
        <HelpContents
          sections={sections.map(({ id, title: question }) => ({ id, title: toPlainText(question) }))}
          currentPart={currentPart}
          lang={lang}
        />
        <S.Answers>
          {sections.map((section) => (
            <HelpAnswer
              key={section.id}
              section={section}
              canOpen={canOpen}
              lang={lang}
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
  const locale = useLocale()
  const t = useMessages(documentationMessages)
  return (
    <Text tone="muted">
      <time dateTime={day}>{t('updated', { date: formatHelpDate(day, locale) })}</time>
    </Text>
  )
}

function Actions({ actions, onAction }: Pick<HelpPageText, 'actions'> & Pick<HelpPageProps, 'onAction'>) {
  const t = useMessages(documentationMessages)
  if (!actions) return null
  return (
    <S.Actions>
      {actions.map((action, place) => (
        <Button
          key={action}
          variant={place === 0 ? 'primary' : 'secondary'}
          iconEnd={action === 'classic' ? ExternalLinkIcon : undefined}
          onClick={() => onAction?.(action)}
        >
          <span>
            {t(action === 'classic' ? 'backToClassic' : 'tryNew')}
            {action === 'classic' && <VisuallyHidden> {t('newTab')}</VisuallyHidden>}
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
  /** The language of the questions. Default: that around them. */
  lang?: 'en'
}

/** Use it beside the answers of a help page, above them where it is narrow: leads to each of them. */
function HelpContents({ sections, currentPart, lang }: HelpContentsProps) {
  const t = useMessages(documentationMessages)
  const id = useId()
  return (
    <S.Contents aria-labelledby={id}>
      <S.ContentsTitle id={id}>{t('contents')}</S.ContentsTitle>
      <ul lang={lang}>
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
