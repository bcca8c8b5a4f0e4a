/** Looks of a screen that have the same structure as another one of its states. */
const sameStructure = ['Compact', 'High Contrast', 'Tablet', 'Harbor Life', 'Alpine Assurance']

/** What opens over a page, beyond the sheets and screens. */
const opened = new Set([
  'components-combobox--open',
  'components-menu--opened',
  'components-modal--default',
  'features-home-office-agentsearchpanel--results',
  'features-shell-appframe--new-business-open',
  'features-shell-appframe--profile-open',
  'features-shell-messagesmenu--with-representative-email',
  'features-shell-mobilenavigation--default',
])

/**
 * The states that the engines judge, among all stories: every screen on a desktop and on a phone, every sheet of states,
 * and what opens over a page.
 * @param {{ id: string, title: string, name: string }[]} stories
 */
export function findStates(stories) {
  const missing = [...opened].filter((id) => !stories.some((story) => story.id === id))
  if (missing.length > 0) throw new Error(`No such stories: ${missing.join(', ')}.`)
  return stories.filter(
    ({ id, title, name }) =>
      (title.startsWith('Screens/') && !sameStructure.includes(name)) ||
      (title.startsWith('Components/') && name === 'States') ||
      opened.has(id),
  )
}

/** Whether a state is a whole page, with its landmarks and its first heading: of the frame, with what opens from it. */
export const isWholePage = ({ title }) => title.startsWith('Screens/') || title === 'Features/Shell/AppFrame'
