'use client'

import { Link } from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { documentationMessages } from '../messages.js'
import * as S from './HelpPage.styles.js'

export interface HelpContentsProps {
  /** The questions of the page in their order, with their anchors. */
  sections: readonly { readonly id: string; readonly title: string }[]
  /** The anchor that the address names. Default: none. */
  currentPart?: string
}

/** Use it beside the answers of a help page, above them where it is narrow: leads to each of them. */
export function HelpContents({ sections, currentPart }: HelpContentsProps) {
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
