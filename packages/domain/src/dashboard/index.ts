export { getWorklist } from './endpoints.ts'
export { alertItem, caseItem, requirementItems, waitingRequirements } from './worklist-items.ts'
export { chooseWorklistItems, worklistReasons, worklistSize } from './worklist.ts'
export type { WaitingWork, WorklistItem, WorklistItemReason, WorklistReason } from './worklist.ts'
