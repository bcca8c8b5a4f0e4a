'use client'
import { useEffect, useRef, type RefObject } from 'react'

/** Milliseconds after the last movement when the table counts as at rest. */
const REST = 200

/**
 * Tells assistive technology the order of the rows once the table is at rest: recycled elements do not stand in the
 * order in which their rows are seen. `first` is the first row drawn.
 */
export function useReadingOrder(first: number): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const settle = () => {
      if (first === 0) body.current?.removeAttribute('aria-owns')
      else body.current?.setAttribute('aria-owns', rowsInOrder(body.current).join(' '))
    }
    const timer = setTimeout(settle, REST)
    return () => clearTimeout(timer)
  }, [first])
  return body
}

function rowsInOrder(group: HTMLElement): readonly string[] {
  return [...group.querySelectorAll('[aria-rowindex]')]
    .toSorted((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
    .map(({ id }) => id)
}
