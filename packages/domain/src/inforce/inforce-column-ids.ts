/** Every column that an in-force list has. */
export const inforceColumnIds = [
  'owner-name',
  'contract-number',
  'product-name',
  'payor-name',
  'lapse-date',
  'due-date',
  'alert-date',
  'type',
  'policy-details',
  'policy-status',
  'transaction-date',
  'effective-date',
  'issue-date',
  'mode',
  'modal-premium',
  'nfo-date',
  'apl-option',
  'billing-group',
  'agent-agency-name',
] as const
export type InforceColumnId = (typeof inforceColumnIds)[number]
