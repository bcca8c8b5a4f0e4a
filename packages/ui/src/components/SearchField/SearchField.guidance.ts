import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `SearchField`. */
export const searchFieldGuidance = {
  status: 'stable',
  when: [
    'Let users search by text, or narrow a list while they type.',
    "Hide its label where the magnifying glass says enough, as in a page's header.",
  ],
  whenNot: [
    'A value that is chosen from a known list is a `Combobox`.',
    'Say how many were found beside the results, in a live region, not in the field.',
  ],
  anatomy: [
    ['Magnifying glass', 'tells a search box from a text box'],
    ['Box', 'searches while users type, or when they press Enter'],
    ['Ring', 'while results are loading'],
    ['Clear button', 'comes with the first letter, empties the box and leaves the focus in it'],
  ],
  keyboard: [
    ['Enter', 'searches'],
    ['Escape', 'empties the box; a second one is for the dialog around it'],
    ['Tab', 'reaches the box, then the clear button'],
  ],
  pattern: 'Native search input (role searchbox).',
} satisfies Guidance
