'use client'
import { useCallback, useRef, type Ref, type RefCallback } from 'react'

type MaybeRef<T> = Ref<T> | undefined

/** One ref that hands its element on to up to three; it stays the same as long as they do. */
export function useMergedRef<T>(first: MaybeRef<T>, second: MaybeRef<T>, third?: MaybeRef<T>): RefCallback<T> {
  const ends = useRef<readonly (() => void)[]>([])
  return useCallback(
    (element: T | null) => {
      for (const end of ends.current) end()
      ends.current = element === null ? [] : [first, second, third].map((ref) => give(ref, element))
    },
    [first, second, third],
  )
}

/** Hands it over, and answers how it is taken back. */
function give<T>(ref: MaybeRef<T>, element: T): () => void {
  if (typeof ref === 'function') {
    const end = ref(element)
    return typeof end === 'function' ? end : () => void ref(null)
  }
  if (!ref) return () => undefined
  ref.current = element
  return () => {
    ref.current = null
  }
}
