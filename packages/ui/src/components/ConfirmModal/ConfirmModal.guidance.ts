import type { Guidance } from '../../testing/stories/guidance.js'

export const confirmModalGuidance = {
  status: 'stable',
  when: [
    'To ask before something is lost: unsaved changes, documents not sent, settings that go back to their defaults.',
    'To ask before what cannot be undone: `isDestructive`.',
    'For a question that runs out by itself, such as a sign-out: `isDismissable={false}` and a countdown inside.',
  ],
  whenNot: [
    'For what can be undone: do it, and offer Undo in a toast.',
    'With a field or more than two answers: use `Modal`.',
    'To say that something went well: use a toast.',
  ],
  anatomy: [
    ['Title', 'The question itself, with the thing it is about; names the dialog.'],
    ['Sentence', 'What the answers bring; read out with the title.'],
    ['Safe answer', 'Loses nothing and has the focus first. The main button, unless the other one cannot be undone.'],
    ['Other answer', 'Says what it does: Leave, Remove access. Red and last when it cannot be undone.'],
    ['Close button', 'The safe answer, or a third way by `onClose`; gone while an answer is carried out.'],
    ['Error', "Why we couldn't carry out an answer; both can be given again."],
  ],
  keyboard: [
    ['Enter, Space', 'Give the focused answer: the safe one at first.'],
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'The safe answer; nothing when one of the two must be given or is being carried out.'],
  ],
  pattern: 'WAI-ARIA Alert Dialog',
} satisfies Guidance
