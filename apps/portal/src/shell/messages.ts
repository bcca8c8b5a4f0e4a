import { authored, defineMessages } from '@producer-portal/features/i18n'

/** The texts of the app itself. */
export const portalMessages = defineMessages('portal', {
  loading: authored('Loading'),
  slow: authored('This is taking longer than usual.'),
  panelFailed: authored("We couldn't load this. Try again."),
  draftRestored: authored('We restored your unsaved changes.'),
  flagsFailed: 'Failed to get feature flags.',
})
