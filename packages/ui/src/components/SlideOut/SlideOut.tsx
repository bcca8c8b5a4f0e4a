'use client'
import { createContext, forwardRef, useCallback, useContext, useEffect, useState, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Drawer, type DrawerProps } from '../Drawer/Drawer.js'

/** A covered panel moves aside, so that its edge shows that there is something to come back to. */
const Root = styled(Drawer)`
  --pp-slide-out-shift: calc(-1 * var(--pp-slide-out-covers) * ${tokens.space[10]});
  translate: var(--pp-slide-out-shift);
  transition: translate ${tokens.duration.slow} ${tokens.easing.standard};

  &:dir(rtl) {
    translate: calc(-1 * var(--pp-slide-out-shift));
  }

  ${media.belowTablet} {
    &,
    &:dir(rtl) {
      translate: none;
    }
  }
`

export interface SlideOutProps extends Omit<DrawerProps, 'side' | 'size'> {
  /** Width: 480 (the default) or 640 px; below 768 px it fills the window. */
  size?: 'medium' | 'large'
}

/**
 * Use it to show the details of something in a list, or a longer task, from the right over the page. A further one is
 * put inside the first; the first then moves aside and comes back when the second closes.
 */
export const SlideOut = forwardRef<HTMLDivElement, SlideOutProps>(function SlideOut(
  { isOpen, style, children, ...rest },
  ref,
) {
  const { covers, cover } = useSlideOutStack(isOpen)
  const shift: CSSProperties & Record<'--pp-slide-out-covers', number> = { '--pp-slide-out-covers': covers }
  return (
    <Root
      ref={ref}
      isOpen={isOpen}
      side="end"
      data-covered={covers > 0 || undefined}
      style={{ ...style, ...shift }}
      {...rest}
    >
      <StackContext.Provider value={cover}>{children}</StackContext.Provider>
    </Root>
  )
})

/** Marks the panel below as covered; returns a function that uncovers it. */
type Cover = () => () => void

/** Marks the slide-out around this one as covered; null outside of any. */
const StackContext = createContext<Cover | null>(null)

/** Counts the slide-outs over this one, and marks those below as covered while this one is open. */
function useSlideOutStack(isOpen: boolean): { covers: number; cover: Cover } {
  const below = useContext(StackContext)
  const [covers, setCovers] = useState(0)
  const cover = useCallback<Cover>(() => {
    setCovers((count) => count + 1)
    const uncoverBelow = below?.()
    return () => {
      setCovers((count) => count - 1)
      uncoverBelow?.()
    }
  }, [below])
  useEffect(() => (isOpen && below ? below() : undefined), [isOpen, below])
  return { covers, cover }
}
