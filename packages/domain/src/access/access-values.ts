/** `CSS` is not in the published list; it opens the policy system (see `canOpenPolicySystem`). */
export const accessValues = [
  'ManagerRole',
  'BUS',
  'NBA',
  'SRA',
  'FRS',
  'FRS-NewBus',
  'FRS-All',
  'AEM',
  'CSS',
] as const
export type AccessValue = (typeof accessValues)[number]
