import type { Guidance } from '../../testing/stories/guidance.js'

export const buttonGuidance = {
  status: 'stable',
  when: [
    'To do something on this page: save, send, open a dialog.',
    'Primary for the one thing that most people came for; secondary for the rest; danger for what cannot be undone.',
    'Quiet inside toolbars and dense rows, where edges around every button would be louder than the data.',
  ],
  whenNot: [
    'To go to another page: use `Link`, so that it can be opened in a new tab.',
    'For an icon alone: use `IconButton`, which has a name.',
    'For several actions in little room: use `MenuButton`.',
    'Disabled without a word why: leave it enabled and say what is missing, or use `aria-disabled` with a `Tooltip`.',
  ],
  anatomy: [
    ['Words', 'A verb and what it acts on, such as "Send request".'],
    ['Icon at the start', 'Helps to find the button; never replaces the text.'],
    ['Icon at the end', 'Says what follows: an arrow for the next step.'],
    ['Ring', 'Takes the place of the first icon while the work is being done.'],
  ],
  keyboard: [['Enter or Space', 'Presses it; nothing while it is busy.']],
  pattern: 'WAI-ARIA Button, and with `aria-pressed` a toggle button: a native <button>',
} satisfies Guidance
