import { createContext } from 'react'

/** True if a page stands in the frame of signed-in users. */
export const FrameContext = createContext(false)
