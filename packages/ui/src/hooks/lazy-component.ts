'use client'
import {
  createElement,
  lazy,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Pauses before a failed load is tried again, in milliseconds. A load that fails after the last one is given up. */
const retryPauses = [500, 1000, 2000]
/** Pause before a component with a fallback asks again after a load that was given up, in milliseconds. */
const nextLoadPause = 5000
/**
 * The time a failure is kept after it was thrown: React renders a failed tree twice before an error boundary shows it.
 */
const seenFailureLifetime = 100
/** The time a failure is kept that nothing has thrown, because the page was left before. */
const unseenFailureLifetime = 10_000

/** Thrown to the error boundary when the code of a lazy component failed to load: nothing is broken. */
export class LazyLoadError extends Error {
  override name = 'LazyLoadError'
  /** Tries again. Once it resolves, the part can be rendered. */
  readonly load: () => Promise<unknown>
  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('The code of a part of the page failed to load', { cause })
    this.load = load
  }
}

/** The function that `preloadLazyComponents` calls. */
const preloads = new Set<() => Promise<void>>()

export interface LazyComponentOptions {
  /**
   * Shown until the component is loaded. A failure then stays inside: the component asks again for as long as it is on
   * the page. Without a fallback, waiting is up to the nearest `Suspense` and failure to the nearest error boundary.
   */
  fallback?: ReactNode
  /**
   * True if `preloadLazyComponents` loads it; true by default. Set it to false for what only few users open, and to
   * `only` for what may wait for that: drawing it loads nothing, and until it's loaded the fallback is shown.
   */
  preload?: boolean | 'only'
}

/** A component whose code loads when it is first rendered. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Loads the code ahead of the first render. Rejects when that fails; the next call or render asks again. */
  preload: () => Promise<void>
}

/**
 * Use it for a part that is not needed at first and brings much code. Loads the code when the part is first rendered;
 * a part that is loaded already renders at once. A failed load is tried again a few times, and no failure is final: the
 * next time the part is rendered, it asks again.
 *
 * @example
 * const Details = lazyComponent(() => import('./Details').then((module) => module.Details), { fallback: null })
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, preload: isPreloaded = true }: LazyComponentOptions = {},
): LazyComponent<Props> {
  const code = makeLoader(load)
  const preload = async () => {
    await code.load()
  }
  // A server has no reason to wait for any
  if (isPreloaded || typeof window === 'undefined') preloads.add(preload)
  return Object.assign(
    fallback === undefined ? suspendWhileLoading(code) : showMeanwhile(fallback, code, isPreloaded === 'only'),
    { preload },
  )
}

/**
 * Use it once the page has come to rest, or before a test: loads the code of the lazy components that the page's modules
 * have made, so that a menu or dialog opens at once. Rejects when one of them fails to load.
 */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.all([...preloads].map((preload) => preload()))
}

interface Loader<Props> {
  /** Loads it once; after a failure the next call starts again. */
  load: () => Promise<ComponentType<Props>>
  /** The component, once it is loaded. */
  read: () => ComponentType<Props> | undefined
  /** Calls back when it has been loaded. */
  subscribe: (listener: () => void) => () => void
}

function makeLoader<Props>(load: () => Promise<ComponentType<Props>>): Loader<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  const listeners = new Set<() => void>()
  const loadOnce = async () => {
    try {
      const component = await loadWithRetries(load)
      loaded = component
      for (const listener of listeners) listener()
      return component
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  return {
    load: () => (pending ??= loadOnce()),
    read: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of retryPauses) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

function suspendWhileLoading<Props extends object>({ load, read }: Loader<Props>) {
  // React keeps the failure of a lazy component for good: the next render needs another one.
  const makeLazy = () => {
    const attempt = lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        forgetIn(unseenFailureLifetime)
        const Failed = () => {
          forgetIn(seenFailureLifetime)
          throw new LazyLoadError(load, error)
        }
        return { default: Failed }
      }
    })
    const forgetIn = (time: number) =>
      setTimeout(() => {
        if (Lazy === attempt) Lazy = makeLazy()
      }, time)
    return attempt
  }
  let Lazy = makeLazy()
  return function LazyPart(props: Props): ReactNode {
    // Kept in the state: a component on the page is not replaced by itself once it is loaded.
    const [Component] = useState(() => read() ?? Lazy)
    return createElement<Props>(Component, props)
  }
}

function showMeanwhile<Props extends object>(
  fallback: ReactNode,
  { load, read, subscribe }: Loader<Props>,
  isPassive: boolean,
) {
  return function LazyPart(props: Props): ReactNode {
    const Component = useSyncExternalStore(subscribe, read, readOnServer)
    const isLoaded = Component !== undefined
    useEffect(() => {
      if (isLoaded || isPassive) return undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const ask = () => {
        clearTimeout(timer)
        timer = undefined
        load().catch(() => {
          if (!isGone) timer ??= setTimeout(ask, nextLoadPause)
        })
      }
      ask()
      window.addEventListener('online', ask)
      return () => {
        isGone = true
        clearTimeout(timer)
        window.removeEventListener('online', ask)
      }
    }, [isLoaded])
    return Component ? createElement(Component, props) : fallback
  }
}

/** A server sends the fallback, and so the first render in the browser shows it too. */
const readOnServer = () => undefined
