'use client'

import { Heading, Text } from '@producer-portal/ui'
import { type HelpBlock, type HelpPicture, type HelpSection, formatHelpDate } from './help-page-text.js'
import * as S from './HelpPage.styles.js'
import { MarkedText } from './MarkedText.js'
import { type HelpTexts, toPlainText } from './page-texts.js'

export interface HelpAnswerProps {
  /** The question with its answer. */
  section: HelpSection
  /** Gives the words for the name of a text. */
  t: HelpTexts
  /** True if the address names this section, so that the page is entered here. */
  isCurrent: boolean
  /** The picture of the section. Default: none. */
  picture?: HelpPicture
}

/** Use it for one question of a help page and its answer. */
export function HelpAnswer({ section, t, isCurrent, picture }: HelpAnswerProps) {
  const { id, title, blocks } = section
  return (
    <S.Answer aria-labelledby={id}>
      <Heading level={2} id={id} tabIndex={-1} data-entry-focus={isCurrent ? '' : undefined}>
        <MarkedText text={t(title)} />
      </Heading>
      {blocks.map((block) => (
        <Block key={block.texts[0]} {...block} t={t} />
      ))}
      {section.picture && picture && <Picture {...picture} alt={toPlainText(t(section.picture.alt))} />}
    </S.Answer>
  )
}

function Block({ kind, texts, days, t }: HelpBlock & Pick<HelpAnswerProps, 't'>) {
  if (kind === 'paragraphs') {
    return texts.map((text) => (
      <Text key={text} size="md">
        <MarkedText text={t(text)} />
      </Text>
    ))
  }
  if (kind === 'timeline') {
    return (
      <S.Timeline>
        {texts.map((text, place) => (
          <li key={text}>
            <S.Day dateTime={days?.[place]}>{formatHelpDate(days?.[place] ?? '')}</S.Day>
            <Text size="md">
              <MarkedText text={t(text)} />
            </Text>
          </li>
        ))}
      </S.Timeline>
    )
  }
  return (
    <S.List as={kind === 'steps' ? 'ol' : 'ul'}>
      {texts.map((text) => (
        <li key={text}>
          <MarkedText text={t(text)} />
        </li>
      ))}
    </S.List>
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
