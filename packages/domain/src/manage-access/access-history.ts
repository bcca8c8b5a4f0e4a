import * as v from 'valibot'

/** The acts that change a person's access. */
const accessActions = ['suspended', 'reactivated', 'shared', 'unshared', 'assigned', 'unassigned'] as const

/** One act of a change of someone's access, with author and time; a save that shares and stops sharing makes two. */
export const accessHistoryEntrySchema = v.object({
  action: v.picklist(accessActions),
  /** ISO timestamp. */
  changedAt: v.string(),
  /** The full name of the user who changed it, or their user ID. */
  changedBy: v.string(),
  /** The applications shared, or those in which agents are assigned; none for a change of the status. */
  applications: v.array(v.object({ category: v.nullable(v.string()), description: v.string() })),
  /** The agent whose information is shared; null: that of the agency. */
  agentName: v.nullable(v.string()),
  /** The number of agents assigned or unassigned; 0 otherwise. */
  agentCount: v.number(),
  /** True if it was decided in an access review. */
  isReview: v.boolean(),
})
export type AccessHistoryEntry = v.InferOutput<typeof accessHistoryEntrySchema>

/** The most entries in an answer. */
export const mostAccessHistory = 5
