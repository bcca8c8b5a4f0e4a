import type { RequirementBucket } from '@producer-portal/domain/requirements'

/** The messages of a tab: its words with the count, and what it says when nothing is in it. */
export const bucketTexts = {
  'agent-tasks': { tab: 'agentTasks', empty: 'noAgentTasks' },
  'home-office-tasks': { tab: 'homeOfficeTasks', empty: 'noHomeOfficeTasks' },
  uploaded: { tab: 'uploaded', empty: 'noUploaded' },
  received: { tab: 'received', empty: 'noReceived' },
} as const satisfies Readonly<Record<RequirementBucket, { readonly tab: string; readonly empty: string }>>
