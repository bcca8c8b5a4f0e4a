/**
 * The stories that are visited, and their modes. `npm test` visits a state once, in the cheapest way that can fail: a
 * component's documented variations without a play function are on its sheet of states too, and a screen's states are
 * its feature's. The full tier visits every story in both modes.
 */

const isScreen = ({ title }) => title.startsWith('Screens/')
const isFeature = ({ title }) => title.startsWith('Features/')
const hasPlay = ({ tags }) => tags.includes('play-fn')
const isSheet = ({ name }) => name === 'States'

/** Stories that only the full tier visits. */
const isFullOnly = (story) =>
  !hasPlay(story) &&
  !isSheet(story) &&
  !isFeature(story) &&
  !(isScreen(story) && ['Default', 'Narrow'].includes(story.name))

/** A feature or a screen as it is at first. */
const isDefault = (story) => (isFeature(story) || isScreen(story)) && story.name === 'Default'

/**
 * Stories in which the colors of a mode can go wrong on their own; `both-modes` tags a story that looks at them itself.
 */
const isInBothModes = (story) => isSheet(story) || story.tags.includes('both-modes') || isDefault(story)

/**
 * @param {readonly object[]} entries of a built Storybook
 * @param {{ isFull?: boolean, wanted?: string, isOnePerScreen?: boolean }} [choice] `wanted` is a part of ids, or several ids
 *   separated by commas; `isOnePerScreen` leaves the Default of each feature and screen
 * @returns {{ id: string, title: string, name: string, importPath: string, mode: 'light' | 'dark' }[]} visits
 */
export function chooseVisits(entries, { isFull = false, wanted = '', isOnePerScreen = false } = {}) {
  const ids = wanted.split(',').filter(Boolean)
  const isWanted = ({ id }) => (ids.length > 1 ? ids.includes(id) : id.includes(wanted))
  return entries
    .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
    .filter((story) => !isOnePerScreen || isDefault(story))
    .filter((story) => isWanted(story) && (isFull || wanted !== '' || !isFullOnly(story)))
    .flatMap((story) => {
      const modes = isFull || wanted !== '' || isInBothModes(story) ? ['light', 'dark'] : ['light']
      return modes.map((mode) => ({ ...story, mode }))
    })
}
