import { createPortalHistory } from './portal-history.js'

/** The history of the window that the portal runs in. */
export const browserHistory = createPortalHistory(window)
