import { authored, defineMessages } from '@producer-portal/features/i18n'

/** The texts of the app itself. */
export const portalMessages = defineMessages('portal', {
  loading: authored('Loading'),
  slow: authored('This is taking longer than usual.'),
  panelFailed: authored('This could not be loaded. Please try again.'),
  flagsFailed: 'Failed to get feature flags.',
})
