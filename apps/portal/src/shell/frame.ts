import { createContext } from 'react'

/** True if a page is shown within the layout for signed-in users. */
export const FrameContext = createContext(false)
