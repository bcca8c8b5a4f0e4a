import type { Guidance } from '../../testing/stories/guidance.js'

export const toastProviderGuidance = {
  status: 'stable',
  when: [
    'The answer to an action that users just took, in a few words: Name saved.',
    'With an action, such as Retry or Undo, it stays until it is answered.',
  ],
  whenNot: [
    'As the only place of an error: say it also where it went wrong, in a `Banner`, `Field` or `ErrorState`.',
    'What users must read before they go on: use `Modal`.',
    'News that users did not ask for while they work: use a `Badge` on what it concerns.',
  ],
  anatomy: [
    ['Icon', 'One for each tone, so that the color is not needed.'],
    ['Title and text', 'Short enough to be read at a glance; longer ones stay longer, six seconds at the least.'],
    ['Action', 'One at the most.'],
    ['Close', 'Always there. Errors and toasts with an action stay until they are closed.'],
    ['Queue', 'Three are shown, in the order they came; the others wait.'],
  ],
  keyboard: [
    ['F8', 'Leads to the newest toast, and back to where people were.'],
    ['Escape', 'Closes the toast that has the focus; the next one takes it, and at last what had it before.'],
    ['Tab', 'Goes through the buttons. The clocks of all stand still meanwhile, as they do under the pointer.'],
  ],
  pattern:
    'A polite live region at the end of the page, a landmark while there is a toast in it; each toast is a group.',
} satisfies Guidance
