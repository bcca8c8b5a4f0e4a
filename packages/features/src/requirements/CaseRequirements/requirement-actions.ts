import type { Requirement } from '@producer-portal/domain/requirements'

/** The actions on a requirement; without its callback, an action isn't shown. */
export interface RequirementActions {
  /** Called by Upload, which is shown for requirements that take documents. */
  onUploadOpen?: (requirement: Requirement) => void
  /** Called by Comment, which is shown for requirements that take comments. */
  onCommentOpen?: (requirement: Requirement) => void
  /** Called by Status Details. */
  onStatusOpen?: (requirement: Requirement) => void
}
