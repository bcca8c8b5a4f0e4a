import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** True for the queries of a page, whose age counts; those of the frame around it do not. */
export const PageData = createContext(false)

const answeredAt = new WeakMap<object, number>()
/** The answers on the page, each as often as it is used. */
let shown: readonly object[] = []
const listeners = new Set<() => void>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Notes when an answer came, or was still the same. */
export function noteAnswer(data: unknown): void {
  if (isObject(data)) answeredAt.set(data, Date.now())
}

/** The time of an answer, in milliseconds since 1970; undefined for data that is none. */
export function getAnswerTime(data: unknown): number | undefined {
  return isObject(data) ? answeredAt.get(data) : undefined
}

/** Counts an answer among those on the page, for as long as it is there, unless the frame uses it as well. */
export function useShownData(data: unknown): void {
  const isPageData = use(PageData)
  useEffect(() => {
    if (!isObject(data)) return undefined
    if (!isPageData) {
      answeredAt.delete(data)
      return undefined
    }
    change([...shown, data])
    return () => change(shown.toSpliced(shown.indexOf(data), 1))
  }, [isPageData, data])
}

/** The time of the oldest answer on the page, in milliseconds since 1970; null without one. */
export function useShownSince(): number | null {
  return useSyncExternalStore(subscribe, readOldest)
}

function readOldest(): number | null {
  const moments = shown.flatMap((data) => answeredAt.get(data) ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

function change(next: readonly object[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
