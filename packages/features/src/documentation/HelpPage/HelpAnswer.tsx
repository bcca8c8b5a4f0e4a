'use client'

import { defaultLocale, Heading, Text, useLocale } from '@producer-portal/ui'
import { formatHelpDate, splitDay, toPlainText, type HelpBlock, type HelpSection } from './help-page.js'
import * as S from './HelpPage.styles.js'
import { MarkedText, type MarkedTextProps } from './MarkedText.js'

/** The addresses of a picture in light and in dark colors, and its size in pixels. */
export interface HelpPicture {
  readonly light: string
  readonly dark: string
  readonly width: number
  readonly height: number
}

export interface HelpAnswerProps {
  /** The question with its answer. */
  section: HelpSection
  /** True if the address names this section, so that the page is entered here. */
  isCurrent: boolean
  /** True if the user may open a page that a text leads to. */
  canOpen: MarkedTextProps['canOpen']
  /** The picture of the section. Default: none. */
  picture?: HelpPicture
  /** The language of the section. Default: that around it. */
  lang?: 'en'
}

/** Use it for one question of a help page and its answer. */
export function HelpAnswer({ section, isCurrent, canOpen, picture, lang }: HelpAnswerProps) {
  const { id, title, blocks } = section
  return (
    <S.Answer aria-labelledby={id} lang={lang}>
      <Heading level={2} id={id} tabIndex={-1} data-entry-focus={isCurrent ? '' : undefined}>
        <MarkedText text={title} canOpen={canOpen} />
      </Heading>
      {blocks.map((block) => (
        <Block key={block.texts[0]} {...block} canOpen={canOpen} lang={lang} />
      ))}
      {section.picture && picture && <Picture {...picture} alt={toPlainText(section.picture.alt)} />}
    </S.Answer>
  )
}

function Block({ kind, texts, canOpen, lang }: HelpBlock & Pick<HelpAnswerProps, 'canOpen' | 'lang'>) {
  if (kind === 'paragraph') {
    return (
      <Text size="md">
        <MarkedText text={texts.join('')} canOpen={canOpen} />
      </Text>
    )
  }
  if (kind === 'timeline') {
    return (
      <S.Timeline>
        {texts.map((entry) => (
          <TimelineEntry key={entry} entry={entry} canOpen={canOpen} lang={lang} />
        ))}
      </S.Timeline>
    )
  }
  return (
    <S.List as={kind === 'steps' ? 'ol' : 'ul'}>
      {texts.map((text) => (
        <li key={text}>
          <MarkedText text={text} canOpen={canOpen} />
        </li>
      ))}
    </S.List>
  )
}

function TimelineEntry({ entry, canOpen, lang }: { entry: string } & Pick<HelpAnswerProps, 'canOpen' | 'lang'>) {
  const locale = useLocale()
  const { day, text } = splitDay(entry) ?? { day: '', text: entry }
  return (
    <li>
      <S.Day dateTime={day}>{formatHelpDate(day, lang === 'en' ? defaultLocale : locale)}</S.Day>
      <Text size="md">
        <MarkedText text={text} canOpen={canOpen} />
      </Text>
    </li>
  )
}

/** Both files, of which the color mode shows one; the browser loads only that. */
function Picture({ light, dark, ...image }: HelpPicture & { alt: string }) {
  return (
    <>
      <S.Picture {...image} src={light} loading="lazy" data-shown-in="light" />
      <S.Picture {...image} src={dark} loading="lazy" data-shown-in="dark" />
    </>
  )
}
