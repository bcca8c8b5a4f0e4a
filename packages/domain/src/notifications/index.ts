export { getNotificationPreferences, saveNotificationPreference } from './preference-endpoints.ts'
export { dismissNotification, getCurrentNotification } from './endpoints.ts'
export {
  canToggleNotification,
  notificationPreferenceKeys,
  notificationPreferenceSchema,
  notificationToggles,
} from './preferences.ts'
export type { NotificationPreference, NotificationPreferenceKey, NotificationToggle } from './preferences.ts'
export { siteNotificationSchema } from './site-notification.ts'
export type { SiteNotification } from './site-notification.ts'
