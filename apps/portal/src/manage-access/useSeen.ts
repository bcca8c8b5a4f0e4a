import { useState } from 'react'

/**
 * A list as the user saw it first or saved it last, to tell what others have changed since.
 * @param name what it is the list of; another one starts again
 * @param data the list as it is saved now
 * @returns the list, and a function that sets it; undefined sees what is saved then
 */
export function useSeen<T>(name: string, data: T | undefined) {
  const [seen, setSeen] = useState({ name, data })
  if (seen.name !== name || (seen.data === undefined && data !== undefined)) setSeen({ name, data })
  return [seen.data, (next: T | undefined) => setSeen({ name, data: next })] as const
}
