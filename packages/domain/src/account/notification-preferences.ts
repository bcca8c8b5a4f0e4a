import * as v from 'valibot'

/** The emails that can be switched, in the order of the page. */
export const notificationPreferenceKeys = ['newbusiness-followup', 'newbusiness-received'] as const
export type NotificationPreferenceKey = (typeof notificationPreferenceKeys)[number]

/** One preference as the server knows it (portal-defined shape). */
export const notificationPreferenceSchema = v.object({
  key: v.string(),
  enabled: v.nullish(v.boolean(), false),
  /** The General Agent lets this user switch it. */
  allowedByGA: v.nullish(v.boolean(), false),
})
/** An email notification, and whether it is wanted. */
export interface NotificationPreference extends v.InferOutput<typeof notificationPreferenceSchema> {}

/** A preference that the page has a toggle for. */
export type NotificationToggle = NotificationPreference & { readonly key: NotificationPreferenceKey }

/** The two toggles of the page, whatever the server sends; one that is missing is off and may not be switched. */
export function notificationToggles(sent: readonly NotificationPreference[]): readonly NotificationToggle[] {
  return notificationPreferenceKeys.map((key) => ({
    ...(sent.find((preference) => preference.key === key) ?? off),
    key,
  }))
}

const off = { enabled: false, allowedByGA: false }

/** Emails can be toggled only if the General Agent allows it. */
export function canToggleNotification(preference: Pick<NotificationPreference, 'allowedByGA'>): boolean {
  return preference.allowedByGA
}
