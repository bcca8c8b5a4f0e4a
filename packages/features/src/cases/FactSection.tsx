'use client'

import { Heading, Text } from '@producer-portal/ui'
import * as S from './CaseFacts.styles.js'

export interface FactSectionProps {
  title: string
  /** Each a line: what it is, and a word about it at the end. */
  lines: readonly { readonly main: string; readonly note?: string | null }[]
  /** Stands in for the lines while there are none. */
  emptyText: string
}

/** People or things of a case under a heading, one a line. */
export function FactSection({ title, lines, emptyText }: FactSectionProps) {
  return (
    <S.Section>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {lines.length === 0 ? (
        <Text tone="muted">{emptyText}</Text>
      ) : (
        <S.Lines>
          {lines.map(({ main, note }, index) => (
            // The lines have no names of their own and never change places
            <S.Line key={index}>
              <span>{main || '—'}</span>
              {note && (
                <Text as="span" tone="muted" isNumeric>
                  {note}
                </Text>
              )}
            </S.Line>
          ))}
        </S.Lines>
      )}
    </S.Section>
  )
}
