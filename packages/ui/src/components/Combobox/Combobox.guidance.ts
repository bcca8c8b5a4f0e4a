import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `Combobox`. */
export const comboboxGuidance = {
  status: 'stable',
  when: [
    'Let users choose one of many by typing a part of its name.',
    'Use it with a search behind it: the list says when it loads, finds nothing or fails.',
  ],
  whenNot: [
    'A few choices are a `Select` or a `RadioGroup`.',
    'A search whose results fill the page is a `SearchField`.',
    'Text that need not be in the list is a `TextField`.',
  ],
  anatomy: [
    ['Box', 'shows the choice, and what is typed; a text that is no choice goes back when users leave'],
    ['Clear button', 'takes the choice away, unless one is required'],
    ['List', 'the first hundred that match, the typed part in bold, a tick on the choice'],
    [
      'Notice',
      'under or instead of the list: searching, no matches, more than are shown, or a failure with the way to try again',
    ],
  ],
  keyboard: [
    ['Letters', 'narrow the list; case and accents do not matter'],
    ['Arrow Down, Arrow Up', 'open the list and go through it, around its ends'],
    ['Enter', 'chooses what the arrows are on, or the only match; tries again after a failure'],
    ['Escape', "closes the list; then takes back what was typed; then it is the dialog's"],
    ['Tab', 'leaves; a whole name that was typed is chosen'],
  ],
  pattern: 'APG combobox with list autocomplete: the focus stays in the box, aria-activedescendant names the option.',
} satisfies Guidance
