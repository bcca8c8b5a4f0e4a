import type { Requirement } from './requirement.ts'
import { readStatus } from './statuses.ts'

/** The requirement types that a producer may answer with documents. */
export const uploadAllowedTypes = [
  'Attending physician statement',
  'Mini exam',
  'Teleunderwriting',
  'APS authorization',
  'Blood profile',
  'Urinalysis',
  'Paramedical exam',
] as const

/** Whether documents may be sent for requirements of this type, whatever the case of its letters. */
export function isUploadAllowedType(pendingReqType: string | null): boolean {
  const wanted = (pendingReqType ?? '').trim().toLowerCase()
  return uploadAllowedTypes.some((type) => type.toLowerCase() === wanted)
}

/** The upload control shows when the server enables it; only without that flag does the requirement's type decide. */
export function showsUpload({
  uploadEnabled,
  pendingReqType,
}: Pick<Requirement, 'uploadEnabled' | 'pendingReqType'>): boolean {
  return uploadEnabled ?? isUploadAllowedType(pendingReqType)
}

/** The upload action is enabled until something was uploaded, received or reviewed. */
export function canUpload({ status }: Pick<Requirement, 'status'>): boolean {
  const known = readStatus(status)
  return known !== 'Uploaded' && known !== 'Received' && known !== 'Reviewed'
}

/** The comment control shows only when the server enables it. */
export function showsComment({ commentsEnabled }: Pick<Requirement, 'commentsEnabled'>): boolean {
  return commentsEnabled === true
}
