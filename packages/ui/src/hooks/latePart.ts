'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { preloadLazyComponents, preloads } from './lazy-component.js'

const patience = 1000

/** A part of a component that is loaded when it is first needed. */
export interface LatePart<T> {
  /** Loads it, once. Rejects when it cannot be had now; the next call tries again. */
  load: () => Promise<void>
  /** The part, once it is there. */
  read: () => T | undefined
  /** Calls back when the part has come. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Use it for what a component needs only once it is opened, and that brings much with it. Unlike a lazy component it is
 * there at once when it was loaded before, and draws nothing in its place until then.
 * @param isAhead whether `loadLateParts` loads it too; false for what only few people open
 */
export function latePart<T>(fetchPart: () => Promise<T>, isAhead = true): LatePart<T> {
  let part: T | undefined
  let underWay: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const fetchOnce = async () => {
    try {
      part = await fetchPart()
    } catch (error) {
      underWay = undefined
      throw error
    }
    for (const listener of listeners) listener()
  }
  const load = () => (underWay ??= fetchOnce())
  if (isAhead) preloads.add(load)
  return {
    load,
    read: () => part,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Use it when the page has come to rest, or before a test: loads every late part of the components that are there, so
 * that a menu or dialog opens at once. Without it each loads when it is first opened. Rejects when one cannot be had.
 */
export const loadLateParts = preloadLazyComponents

/** Loads it ahead of its use. Failing costs nothing: it is asked for again when it is needed. */
export function callFor(part: LatePart<unknown>): void {
  part.load().catch(() => undefined)
}

/** The part, once it is there. As long as it is needed and does not come, it is asked for again every second. */
export function useLatePart<T>(part: LatePart<T>, isNeeded: boolean): T | undefined {
  const loaded = useSyncExternalStore(part.subscribe, part.read, part.read)
  useEffect(() => {
    if (!isNeeded) return undefined
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      part.load().catch(() => {
        timer = setTimeout(ask, patience)
      })
    }
    ask()
    return () => clearTimeout(timer)
  }, [part, isNeeded])
  return loaded
}
