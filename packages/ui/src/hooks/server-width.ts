'use client'
import { createContext } from 'react'

/** Width in px of the window for which a server renders, and of the first render in the browser. */
export const ServerWidthContext = createContext(Infinity)
