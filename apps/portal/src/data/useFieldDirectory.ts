import { updateFieldDirectory } from '@producer-portal/domain/profile'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileFlag } from './useProfileFlag.js'

/** Includes the user in the Field Directory or removes them: shown at once, and taken back when it was not saved. */
export function useFieldDirectory(): (isIncluded: boolean) => Promise<SaveResult> {
  return useProfileFlag('showInFieldDirectory', saveFieldDirectory)
}

function saveFieldDirectory(showInFieldDirectory: boolean): Promise<SaveResult> {
  return save(updateFieldDirectory, { body: { showInFieldDirectory } })
}
