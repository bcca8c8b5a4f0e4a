/** Looks of a screen that have the same structure as another one of its states. */
const sameStructure = ['Compact', 'High Contrast', 'Harbor Life']

/** States of each feature that are judged beside its screen: what failed, and what somebody has opened and filled in. */
const ofFeatures = ['Error', 'In Use']

/** Layers that open over a page, and other states in which a person meets it, beyond the sheets and screens. */
const opened = [
  'components-combobox--open',
  'components-menu--opened',
  'components-modal--default',
  'components-combobox--in-a-dialog',
  'components-datatable--failed',
  'components-drawer--navigation',
  'components-form--with-a-summary',
  'components-modal--in-a-low-window',
  'components-popover--opened',
  'components-searchpanel--results',
  'components-slideout--stacked',
  'components-toast--several-at-once',
  'components-tooltip--opened-by-the-keyboard',
  'features-auth-inactivitymodal--default',
  'features-cases-casescreen-in-use--cards-on-a-phone',
  'features-cases-casescreen-in-use--filter-on-a-phone',
  'features-cases-casescreen-in-use--toolbar-menu',
  'features-home-office-agentsearchpanel--results',
  'features-shell-appframe--narrow',
  'features-shell-appframe--new-business-open',
  'features-shell-appframe--profile-open',
  'features-shell-displaysettings--default',
  'features-shell-messagesmenu--with-representative-email',
  'features-shell-mobilenavigation--default',
  'features-shell-profilecard--display-open',
  'features-shell-sidenavigation--settings-open',
]

/** States that `npm test` lets the engines judge: one of each kind of page and layer. */
const canaries = [
  'screens-access-review--default',
  'screens-dashboard--default',
  'screens-edit-access--default',
  'screens-illustration-request--default',
  'screens-pending-cases--default',
  'screens-pending-cases--narrow',
  'screens-sign-in--default',
  'components-datatable--states',
  'components-textfield--states',
  ...opened.slice(0, 3),
]

const faultPage = (body) =>
  `<!doctype html><html lang="en"><head><title>Seeded fault</title></head><body><main><h1>Seeded fault</h1>${body}</main></body></html>`

/** Pages with one fault that one engine must find: they prove that its findings reach the verdict. */
export const seededFaults = [
  {
    id: 'seeded-fault-ibm',
    html: faultPage('<button aria-controls="nowhere" aria-expanded="true">More</button>'),
    expected: { engine: 'IBM', rule: 'aria_id_unique' },
  },
  {
    id: 'seeded-fault-alfa',
    html: faultPage('<p style="line-height: 1 !important; width: 60px">Lines with a fixed distance between them</p>'),
    expected: { engine: 'Alfa', rule: 'sia-r93' },
  },
]

/**
 * The stories that the engines judge: in `npm test` the canaries; in the full tier every screen on a desktop and on a
 * phone, every sheet of states, what failed or is in use in each feature, and what opens over a page.
 * @param {{ id: string, title: string, name: string }[]} stories
 * @throws {Error} when a story that is named here is gone
 */
export function findStates(stories, { isFull = false } = {}) {
  const missing = [...canaries, ...opened].filter((id) => !stories.some((story) => story.id === id))
  if (missing.length > 0) throw new Error(`No such stories: ${missing.join(', ')}.`)
  return stories.filter(({ id, title, name }) => {
    if (!isFull) return canaries.includes(id)
    if (title.startsWith('Screens/')) return !sameStructure.includes(name)
    if (title.startsWith('Features/') && ofFeatures.includes(name)) return true
    return (title.startsWith('Components/') && name === 'States') || opened.includes(id)
  })
}

/** True if a state is a whole page, with its landmarks and its first heading: of the frame, with what opens from it. */
export const isWholePage = ({ title = '' }) => title.startsWith('Screens/') || title === 'Features/Shell/AppFrame'
