'use client'
import { createContext, useContext } from 'react'
import { announceInDocument, type Announce } from './announcer.js'

/** Filled by `LiveRegionProvider`; without one, messages go to a region at the end of the document. */
export const AnnounceContext = createContext<Announce>(announceInDocument)

/** Gives a stable function that has a sentence read out: `announce('Sorted by Request Date, newest first')`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
