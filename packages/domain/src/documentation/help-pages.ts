/** The help pages, by the last part of their path under /documentation. */
export const helpPageIds = [
  'column-settings-faq',
  'upload-faq',
  'share-agency-info',
  'share-agent-info',
  'assign-managers',
  'suspend-reactivate-office-staff',
  'manage-access-faq',
  'portal-faq',
  'quicklinks-faq',
  'transition-communication',
  'phase-out-classic-pw-faq',
] as const
export type HelpPageId = (typeof helpPageIds)[number]

/** True if a text is the id of a help page. */
export function isHelpPageId(id: string): id is HelpPageId {
  return (helpPageIds as readonly string[]).includes(id)
}
