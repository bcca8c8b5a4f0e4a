import type { Endpoint, EndpointAnswer, Result } from '@producer-portal/domain/endpoint'
import { useRef } from 'react'
import { useCacheUpdate } from './cache.js'

/** Switches whose state is part of a query's answer. */
export interface ToggleGroup<E extends Endpoint, Key> {
  /** The query; it is made without parameters. */
  readonly endpoint: E
  /** The answer with one switch turned on or off. */
  readonly apply: (answer: EndpointAnswer<E>, key: Key, isOn: boolean) => EndpointAnswer<E>
  readonly save: (key: Key, isOn: boolean) => Promise<Result<unknown>>
}

/**
 * Turns a switch at once and saves it; turns it back if that fails. If a switch is pressed several times in a row, the
 * last press decides. Once nothing is being saved the service is asked again.
 * @returns a function whose result is null when the switch was pressed again meanwhile
 */
export function useOptimisticToggle<E extends Endpoint, Key extends string>(
  group: ToggleGroup<E, Key>,
): (key: Key, isOn: boolean) => Promise<Result<unknown> | null> {
  const updateCache = useCacheUpdate()
  const presses = useRef(new Map<Key, number>())
  const pending = useRef(0)
  return async (key, isOn) => {
    const show = (update: (answer: EndpointAnswer<E>) => EndpointAnswer<E>, revalidate: boolean) =>
      updateCache<Endpoint>({ endpoint: group.endpoint, request: {}, update, revalidate })
    const press = (presses.current.get(key) ?? 0) + 1
    presses.current.set(key, press)
    pending.current += 1
    show((answer) => group.apply(answer, key, isOn), false)
    const result = await group.save(key, isOn)
    pending.current -= 1
    const isLatest = press === presses.current.get(key)
    const saved = result.ok ? isOn : !isOn
    show((answer) => (isLatest ? group.apply(answer, key, saved) : answer), pending.current === 0)
    return isLatest ? result : null
  }
}
