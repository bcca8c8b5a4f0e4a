import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.js'
import { Text } from '../Text/Text.js'
import * as S from './MultilineList.styles.js'

/** One line of a list. */
export interface MultilineItem {
  /** The value; a dash is shown where that is missing. */
  readonly main: ReactNode
  /** A word about it at the end of the line, such as a date or a share. */
  readonly note?: ReactNode
  /** More about it under the line. */
  readonly details?: ReactNode
}

export interface MultilineListProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The lines in their order. */
  items: readonly MultilineItem[]
  /** Replaces the lines while there are none. */
  emptyText: string
  /** A heading over the lines; none by default, for a place that has its own. */
  title?: string
  /** Level of that heading in the outline of the page; 3 by default. */
  headingLevel?: HeadingLevel
}

const isMissing = (main: ReactNode) => main === null || main === undefined || main === ''

/** Use it in a panel for a few people or things, one a line: what it is, and a word about it at the end. */
export const MultilineList = forwardRef<HTMLElement, MultilineListProps>(function MultilineList(
  { items, emptyText, title, headingLevel = 3, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} as={title === undefined ? 'div' : 'section'} {...rest}>
      {title !== undefined && (
        <Heading level={headingLevel} size="sm">
          {title}
        </Heading>
      )}
      {items.length === 0 ? (
        <Text tone="muted">{emptyText}</Text>
      ) : (
        <S.Lines>
          {items.map(({ main, note, details }, index) => (
            // The lines have no names of their own and never change places
            <S.Line key={index}>
              <S.Main>{isMissing(main) ? '—' : main}</S.Main>
              {!isMissing(note) && (
                <Text as="span" tone="muted" isNumeric>
                  {note}
                </Text>
              )}
              {!isMissing(details) && <S.Details>{details}</S.Details>}
            </S.Line>
          ))}
        </S.Lines>
      )}
    </S.Root>
  )
})
