import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts of the note on the dashboard and of its announcement. In a file of their own, because the dashboard needs no others. */
export const illustrationNoteMessages = defineMessages('illustration-note', {
  ready: authored({
    one: '{count} in-force illustration is ready',
    other: '{count} in-force illustrations are ready',
  }),
})
