import type { HelpPageId } from '@producer-portal/domain/documentation'

/** The names of the texts that the index uses for its groups, and for a page that isn't listed by its title. */
type TextName = 'newBusiness' | 'manageAccess' | 'generalInformation' | 'faq'

/** The groups of the index, each with its pages; a page without a name is listed by its title. */
export const helpSections: readonly {
  readonly title: TextName
  readonly pages: readonly { readonly id: HelpPageId; readonly name?: TextName }[]
}[] = [
  { title: 'newBusiness', pages: [{ id: 'column-settings-faq' }, { id: 'upload-faq' }] },
  {
    title: 'manageAccess',
    pages: [
      { id: 'share-agency-info' },
      { id: 'share-agent-info' },
      { id: 'assign-managers' },
      { id: 'suspend-reactivate-office-staff' },
      { id: 'manage-access-faq', name: 'faq' },
    ],
  },
  {
    title: 'generalInformation',
    pages: [{ id: 'quicklinks-faq' }, { id: 'transition-communication' }, { id: 'phase-out-classic-pw-faq' }],
  },
]
