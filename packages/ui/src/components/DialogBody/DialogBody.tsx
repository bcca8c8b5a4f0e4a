'use client'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import * as S from './DialogBody.styles.js'

export interface DialogBodyProps {
  /** Id of the dialog, from which the id of the body is made. */
  id: string
  /** Buttons at the foot, which stays in view; the main one last. */
  footer?: ReactNode
  /** The content that scrolls. */
  children: ReactNode
}

/** The content that Modal and Drawer share: it scrolls between a head and a foot that stay in view. */
export function DialogBody({ id, footer, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(body)
  const [isScrolled, setScrolled] = useState(false)
  const reachable = isScrollable ? { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` } : {}
  return (
    <>
      <S.Root
        ref={body}
        id={`${id}-body`}
        data-scrolled={isScrolled || undefined}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
        {...reachable}
      >
        {children}
      </S.Root>
      {footer && <S.Footer>{footer}</S.Footer>}
    </>
  )
}

/** True if the content overflows the element, which must then be reachable by keyboard. */
function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return isScrollable
}
