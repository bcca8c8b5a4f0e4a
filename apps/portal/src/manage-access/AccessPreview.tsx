import { EffectiveAccess } from '@producer-portal/features/manage-access'
import type { AccessPreviewQuery } from './useAccessPreview.js'

/** Shows what a person sees, for users who may know. */
export function AccessPreview({ access, reload }: AccessPreviewQuery) {
  return access !== null && <EffectiveAccess access={access} onRetry={reload} />
}
