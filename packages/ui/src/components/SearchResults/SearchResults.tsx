'use client'
import { ChevronRightIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Heading, type HeadingLevel } from '../Heading/Heading.js'
import { Icon } from '../Icon/Icon.js'
import { Text } from '../Text/Text.js'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`

/** Aligns the text with the heading; the hover and selection background extends beyond it. */
const List = styled.ul`
  display: grid;
  margin-block: 0;
  margin-inline: calc(-1 * ${tokens.space[3]});
  padding: 0;
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';

  /* The rule is as wide as the text. */
  & > li + li::before {
    content: '';
    display: block;
    margin-inline: ${tokens.space[3]};
    border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border};
  }
`

/** A whole line is the button. */
const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${tokens.space[12]};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.rowHover};
  }

  & > svg {
    color: ${tokens.color.textMuted};
  }

  &[aria-current] {
    background: ${tokens.color.surfaceSelected};
  }

  ${media.forcedColors} {
    &[aria-current] {
      border-inline-start: ${tokens.borderWidth.thick} solid Highlight;
    }
  }
`

const Lines = styled.span`
  display: grid;
  gap: ${tokens.space.half};
`

/** One thing that a search found. */
export interface SearchResult {
  /** Unique in the list. */
  readonly id: string
  /** Its name. */
  readonly label: string
  /** Details that tell it from others of the same name. Default: none. */
  readonly description?: string
  /** Lines below it, such as the contracts of a client. Default: none. */
  readonly details?: readonly string[]
}

export interface SearchResultsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** Names the list. */
  label: string
  /** True if the name shows as a heading above the list, where there are several lists. Default: false. */
  isLabelVisible?: boolean
  /** Level of that heading. Default: 3, below the title of a dialog. */
  headingLevel?: HeadingLevel
  /** The results, in its order. */
  items: readonly SearchResult[]
  /** Marks the item that is chosen at present. Default: none. */
  selectedId?: string | null
  /** Called with the id of the item that is pressed. */
  onSelect: (id: string) => void
}

/** Use it for what a search found when pressing a line chooses it, as in `SearchPanel`. */
export const SearchResults = forwardRef<HTMLDivElement, SearchResultsProps>(function SearchResults(
  { label, isLabelVisible = false, headingLevel = 3, items, selectedId = null, onSelect, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      {isLabelVisible && (
        <Heading level={headingLevel} size="sm">
          {label}
        </Heading>
      )}
      <List aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <Choice type="button" aria-current={item.id === selectedId || undefined} onClick={() => onSelect(item.id)}>
              <Lines>
                <Text as="span" weight="medium">
                  {item.label}
                </Text>
                {item.description && (
                  <Text as="span" tone="muted">
                    {item.description}
                  </Text>
                )}
                {item.details?.map((line) => (
                  <Text key={line} as="span" tone="muted">
                    {line}
                  </Text>
                ))}
              </Lines>
              <Icon icon={ChevronRightIcon} />
            </Choice>
          </li>
        ))}
      </List>
    </Root>
  )
})
