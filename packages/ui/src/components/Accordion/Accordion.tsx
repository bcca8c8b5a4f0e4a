'use client'
import { forwardRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Disclosure } from '../Disclosure/Disclosure.js'
import type { HeadingLevel } from '../Heading/Heading.js'
import { toggledIds } from './toggled-ids.js'

const line = `${tokens.borderWidth.hairline} solid ${tokens.color.border}`

const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow: clip;
  border: ${line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surfaceRaised};

  & > * + * {
    border-block-start: ${line};
  }
`

/** One section of an accordion. */
export interface AccordionItem {
  /** Identifies the section. */
  readonly id: string
  /** Text of its heading. */
  readonly title: ReactNode
  /** Muted text at the end of the heading, such as a count. */
  readonly note?: ReactNode
  /** The content while it is open. */
  readonly content: ReactNode
  /** Shows its heading, but it cannot be opened. */
  readonly isDisabled?: boolean
}

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  /** The sections in their order. */
  items: readonly AccordionItem[]
  /** Ids of the open sections; without them, the accordion keeps its own state. */
  expandedKeys?: readonly string[]
  /** Ids of the sections that are open at first, when the accordion keeps them itself; none by default. */
  defaultExpandedKeys?: readonly string[]
  /** Called with the ids of the open sections when users open or close one. */
  onExpandedChange?: (expandedKeys: readonly string[]) => void
  /** The number that may be open: `many` (the default), or `one`, which closes the others. */
  openLimit?: 'one' | 'many'
  /** Level of the headings in the outline of the page; 3 by default. */
  headingLevel?: HeadingLevel
}

/** With more sections than this, landmarks would be too many to find one's way by. */
const mostLandmarks = 6

/** Use it for a page of sections of which users need a few, such as questions and answers. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, expandedKeys, defaultExpandedKeys = [], onExpandedChange, openLimit = 'many', headingLevel = 3, ...rest },
  ref,
) {
  const [ownIds, setOwnIds] = useState(defaultExpandedKeys)
  const shownIds = expandedKeys ?? ownIds
  const toggle = (id: string, isOpen: boolean) => {
    const next = toggledIds(shownIds, id, isOpen, openLimit)
    setOwnIds(next)
    onExpandedChange?.(next)
  }
  return (
    <Root ref={ref} {...rest}>
      {items.map(({ id, content, ...item }) => (
        <Disclosure
          key={id}
          variant="row"
          headingLevel={headingLevel}
          isLandmark={items.length <= mostLandmarks}
          isExpanded={shownIds.includes(id)}
          onExpandedChange={(isOpen) => toggle(id, isOpen)}
          {...item}
        >
          {content}
        </Disclosure>
      ))}
    </Root>
  )
})
