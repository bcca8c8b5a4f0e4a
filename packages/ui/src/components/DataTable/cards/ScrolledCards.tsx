'use client'
import { useRef, useState, type ReactNode } from 'react'
import { useDynamicRowHeight, useVirtualizer } from 'react-window'
import { useTopWhenChanged } from '../useTopWhenChanged.js'
import * as S from './TableCards.styles.js'

/** Height in px of a card before it is measured: its head, and each line. */
const HEAD = 72
const LINE = 26

export interface ScrolledCardsProps<Row> {
  /** Names the list. */
  'aria-label'?: string
  /** Element whose text names the list. */
  'aria-labelledby'?: string
  /** Element whose text describes the list. */
  'aria-describedby'?: string
  /** Number of rows. */
  count: number
  /** Returns a row by its index. */
  rowAt: (index: number) => Row | undefined
  /** Lines of a card, to estimate its height. */
  lineCount: number
  /** Changes when the order of the rows changes, which scrolls back to the top. */
  orderKey: string
  /** Renders the card of a row. */
  card: (row: Row) => ReactNode
}

/** Any number of cards in a list that scrolls; only those in view are in the DOM. */
export function ScrolledCards<Row>({ count, rowAt, lineCount, orderKey, card, ...naming }: ScrolledCardsProps<Row>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const heights = useDynamicRowHeight({ defaultRowHeight: HEAD + LINE * lineCount, key: orderKey })
  const { items, totalSize, measureElement } = useVirtualizer({
    count,
    element: scroller,
    itemSize: heights,
    defaultSize: 640,
    overscanCount: 2,
  })
  const list = useRef<HTMLElement>(null)
  useTopWhenChanged(list, orderKey)
  return (
    // Focusable, so that the keyboard can scroll it even where no card holds a control.
    <S.Scroller
      ref={(element) => {
        list.current = element
        setScroller(element)
      }}
      tabIndex={0}
      role="group"
      {...naming}
    >
      <S.TallList style={{ blockSize: totalSize }}>
        {items.map(({ index, offset }) => {
          const row = rowAt(index)
          return row === undefined ? null : (
            <S.PlacedItem
              key={index}
              ref={measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${offset}px)` }}
            >
              {card(row)}
            </S.PlacedItem>
          )
        })}
      </S.TallList>
    </S.Scroller>
  )
}
