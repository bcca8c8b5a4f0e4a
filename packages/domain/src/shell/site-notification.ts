import * as v from 'valibot'

const text = v.nullish(v.string(), null)

/** The banner over the pages (GET /notification/current). */
export const siteNotificationSchema = v.object({
  /** Names the notification when it is dismissed. */
  type: v.string(),
  title: text,
  message: text,
  link: text,
  linkText: text,
  /** True: the link opens inside the portal; otherwise it leads outside. */
  isInternal: v.nullish(v.boolean(), false),
})
/** The one notification that the site has at present. */
export interface SiteNotification extends v.InferOutput<typeof siteNotificationSchema> {}
