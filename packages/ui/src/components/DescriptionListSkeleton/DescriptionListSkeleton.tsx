import { forwardRef, Fragment, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Skeleton } from '../Skeleton/Skeleton.js'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export interface DescriptionListSkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** The number of facts at the top; 6 by default. */
  itemCount?: number
  /** The number of lines each section below will have; sections of 2 and 4 lines by default. */
  sections?: readonly number[]
}

const usualSections = [2, 4] as const

/** Use it as the skeleton of `LoadState` in a panel with the facts about one thing and sections below them. */
export const DescriptionListSkeleton = forwardRef<HTMLDivElement, DescriptionListSkeletonProps>(
  function DescriptionListSkeleton({ itemCount = 6, sections = usualSections, ...rest }, ref) {
    return (
      <Root ref={ref} {...rest}>
        <Skeleton lines={itemCount} />
        {sections.map((lines, index) => (
          <Fragment key={index}>
            <Skeleton width="30%" size="md" />
            <Skeleton lines={lines} />
          </Fragment>
        ))}
      </Root>
    )
  },
)
