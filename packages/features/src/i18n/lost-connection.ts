import { authored } from './define-messages.js'

/** The text of every page when no answer came, whatever it asked for. The other failure texts are for answers. */
export const lostConnection = authored('Check your internet connection and try again.')
