import type { Case } from '@producer-portal/domain/cases'
import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import type { Requirement } from '@producer-portal/domain/requirements'
import * as v from 'valibot'

/** A requirement as its user sees it, and where it is answered. */
export interface SeenRequirement {
  readonly requirement: Requirement
  /** Below `/api`. */
  readonly uploadPath: string
  readonly commentPath: string
}

/** Every requirement of a list as it was answered. */
export function requirementsIn(list: unknown): SeenRequirement[] {
  return v.parse(getContractsAndRequirements.answer, list).flatMap(seen)
}

function seen({ contract, requirements }: Case): SeenRequirement[] {
  const { coCode, coType, contractNo } = contract
  return requirements.map((requirement) => {
    const path = `/contracts/${coCode}/${coType}/${contractNo}/requirements/${requirement.id}`
    return {
      requirement,
      uploadPath: `${path}/${requirement.caseId}/upload`,
      commentPath: `${path}/upload-comment`,
    }
  })
}

/** A file that a test sends. */
export type DocumentContent = string | Uint8Array<ArrayBuffer>

/** A form with these files in the field `file`, in their order. */
export function formWith(files: readonly (readonly [name: string, content: DocumentContent])[]): FormData {
  const form = new FormData()
  for (const [name, content] of files) form.append('file', new Blob([content], { type: 'application/pdf' }), name)
  return form
}
