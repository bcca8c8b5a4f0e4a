import * as v from 'valibot'

export const quickLinkTypes = ['page', 'application', 'other'] as const
export type QuickLinkType = (typeof quickLinkTypes)[number]

const text = v.nullish(v.string(), null)

/** A link that the user can choose. */
export const quickLinkOptionSchema = v.object({
  id: v.union([v.string(), v.number()]),
  /** One of `quickLinkTypes`; options of another type are not offered. */
  type: v.string(),
  name: v.string(),
  url: text,
  altName: text,
  childIconName: text,
})
export type QuickLinkOption = v.InferOutput<typeof quickLinkOptionSchema>
export type QuickLinkId = QuickLinkOption['id']

/** A chosen link and its place, lower first. */
export const quickLinkSelectionSchema = v.object({
  quickLink: quickLinkOptionSchema,
  userOrder: v.nullish(v.number(), 0),
})
export type QuickLinkSelection = v.InferOutput<typeof quickLinkSelectionSchema>
