import { NavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import type { Move } from './portal-history.js'

const storageKey = 'producer-portal.scroll'
const places = new Map<string, number>(readStored())

/** Remembers how far the page is scrolled, before it is left. */
export function noteScrollPlace({ key }: Location): void {
  places.set(key, window.scrollY)
}

/** Scrolls a page that was just drawn: back to where it was left, to the part that the address names, or to its top. */
export function scrollToPlace({ action, location, keepsScroll }: Move): void {
  const before = places.get(location.key)
  if (before !== undefined && action === NavigationType.Pop) window.scrollTo(0, before)
  else if (keepsScroll || (location.hash !== '' && scrollToPart(location.hash))) return
  else window.scrollTo(0, 0)
}

/** Keeps the places over a reload of the page, from now on; the page shown last is noted by its `current` location. */
export function keepScrollPlaces(current: () => Location): () => void {
  const keep = () => {
    noteScrollPlace(current())
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)))
    } catch {
      // Storage is blocked or full: the page begins at its top.
    }
  }
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', keep)
  return () => {
    window.history.scrollRestoration = 'auto'
    window.removeEventListener('pagehide', keep)
  }
}

function scrollToPart(hash: string): boolean {
  const part = document.getElementById(hash.slice(1))
  part?.scrollIntoView()
  return part !== null
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
