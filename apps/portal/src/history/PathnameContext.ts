import { createContext, useContext } from 'react'

export const PathnameContext = createContext('/')

/**
 * The path of the address. Unlike the location of the router it draws nothing anew when only the query changes, as with
 * each sort and filter of a list: use it for all that stands around a page.
 */
export const usePathname = (): string => useContext(PathnameContext)
