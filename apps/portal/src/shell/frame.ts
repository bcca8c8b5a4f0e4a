import { createContext } from 'react'

/** Whether a page stands in the frame of signed-in users. */
export const FrameContext = createContext(false)
