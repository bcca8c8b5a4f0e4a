'use client'
import { forwardRef, type CSSProperties } from 'react'
import type { DrawerProps } from '../Drawer/Drawer.js'
import * as S from './SlideOut.styles.js'
import { StackContext, useStack } from './useStack.js'

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
  const { covers, cover } = useStack(isOpen)
  const shift: CSSProperties & Record<'--pp-slide-out-covers', number> = { '--pp-slide-out-covers': covers }
  return (
    <S.Root
      ref={ref}
      isOpen={isOpen}
      side="end"
      data-covered={covers > 0 || undefined}
      style={{ ...style, ...shift }}
      {...rest}
    >
      <StackContext.Provider value={cover}>{children}</StackContext.Provider>
    </S.Root>
  )
})
