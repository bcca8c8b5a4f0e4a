import { mockCases } from '@producer-portal/domain/mocks'
import type { Requirement } from '@producer-portal/domain/requirements'
import { storyNow } from '../testing/story-clock.js'

/** The requirements of Dmitri Volkov's case: some in every tab, with a long comment and a history. */
export const volkovRequirements: readonly Requirement[] = mockCases(storyNow)[1]?.requirements ?? []
export const volkovName = 'Dmitri A. Volkov · 0100100102'

/** The requirement of the story with this name. */
export function getRequirement(name: string): Requirement {
  const found = volkovRequirements.find(({ pendingReqType }) => pendingReqType === name)
  if (!found) throw new Error(`No requirement ${name} in the story's case`)
  return found
}

export const physicianStatement = getRequirement('Attending physician statement')

/** Shows dialogs on a docs page in their own frames. */
export const inFrame = { docs: { story: { inline: false, height: '44rem' } } } as const

const whole = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF'

/** A file as a file dialog hands it over. `more` makes its content its own; `megabytes` makes it that large. */
export function storyPdf(
  name: string,
  { more = name, megabytes = 0 }: { more?: string; megabytes?: number } = {},
): File {
  const filler = new Uint8Array(megabytes * 1_048_576)
  return new File([`${whole}\n% ${more}`, filler], name, { type: 'application/pdf' })
}

/** A file that says it is a PDF and is a picture. */
export const renamedPicture = new File(['\u0089PNG\r\n picture'], 'scan.pdf', { type: 'application/pdf' })
export const emptyPdf = new File([], 'nothing.pdf', { type: 'application/pdf' })
export const protectedPdf = new File(['%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF'], 'locked.pdf', {
  type: 'application/pdf',
})
