'use client'
import { ArrowLeftToLineIcon, ArrowRightIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../Button/Button.js'
import * as S from './ListScreen.styles.js'
import type { ListScreenLabels } from './list-screen-labels.js'
import { useColumnsBeyond } from './useColumnsBeyond.js'

export interface MoreColumnsProps {
  /** The table; null while its columns are unknown. */
  table: HTMLElement | null
  /** The element over the end of the table, which fades what goes on beyond it. */
  edge: RefObject<HTMLElement | null>
  /** Texts of the component. */
  labels: Pick<ListScreenLabels, 'moreColumns' | 'firstColumns'>
}

/** Says how many columns are out of view, and brings the next ones into it. */
export function MoreColumns({ table, edge, labels }: MoreColumnsProps) {
  const { count, scroll } = useColumnsBeyond({ table, edge })
  if (count === null) return null
  const isAtEnd = count === 0
  return (
    <S.MoreColumns>
      <Button
        variant="quiet"
        size="small"
        iconEnd={isAtEnd ? undefined : ArrowRightIcon}
        iconStart={isAtEnd ? ArrowLeftToLineIcon : undefined}
        onClick={scroll}
      >
        {isAtEnd ? labels.firstColumns : labels.moreColumns(count)}
      </Button>
    </S.MoreColumns>
  )
}
