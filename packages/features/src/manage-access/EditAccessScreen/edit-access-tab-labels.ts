/** The messages of Manage Access that name the tabs of Edit Access. */
export const editAccessTabLabels = {
  'agency-info': 'agencyInfo',
  'agent-info': 'agentInfo',
  managing: 'managingTab',
  'general-info': 'generalInfo',
} as const
