/**
 * What is compared: every sheet of states in light and dark, every screen on a desk in both and on a phone in light. The
 * looks that change colors or sizes alone are compared on the sheets and screens that have most of both; all others in
 * all looks would be 50 MB of pictures more that fail for the same reason.
 */
const inEveryLook = [
  'components-button--states',
  'components-badge--states',
  'components-banner--states',
  'components-datatable--states',
  'components-navrail--states',
  'components-stackedbar--states',
  'components-tabs--states',
  'components-textfield--states',
  'screens-dashboard--default',
  'screens-pending-cases--default',
  'screens-sign-in--default',
]

/** Its play function opens the summary, which some visits show closed again. */
const unsteady = 'screens-dashboard--narrow'

/**
 * @param {readonly { id: string, type: string, title: string, name: string }[]} entries of a built Storybook
 * @returns {{ id: string, looks: 'all' | readonly string[] }[]} stories, and the looks in which each is compared
 * @throws {Error} when a story of every look is gone
 */
export function choosePictures(entries) {
  const looksOf = ({ id, title, name }) => {
    if (inEveryLook.includes(id)) return 'all'
    if (name === 'States') return ['light', 'dark']
    if (!title.startsWith('Screens/')) return []
    return { Default: ['light', 'dark'], Narrow: ['light'] }[name] ?? []
  }
  const pictures = entries
    .filter(({ id, type }) => type === 'story' && id !== unsteady)
    .map((story) => ({ id: story.id, looks: looksOf(story) }))
    .filter(({ looks }) => looks.length > 0)
  const lost = inEveryLook.filter((wanted) => pictures.every(({ id }) => id !== wanted))
  if (lost.length > 0)
    throw new Error(`These stories are to be compared in every look and don't exist: ${lost.join(', ')}`)
  return pictures
}
