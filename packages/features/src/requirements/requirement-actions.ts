import type { Requirement } from '@producer-portal/domain/requirements'

/** What people can do about a requirement; what is left out is not offered. */
export interface RequirementActions {
  /** Called by Upload, which stands where the requirement takes documents. */
  onUploadOpen?: (requirement: Requirement) => void
  /** Called by Comment, which stands where the requirement takes comments. */
  onCommentOpen?: (requirement: Requirement) => void
  /** Called by Status Details. */
  onStatusOpen?: (requirement: Requirement) => void
}
