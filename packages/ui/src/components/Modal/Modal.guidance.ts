import type { Guidance } from '../../testing/stories/guidance.js'

export const modalGuidance = {
  status: 'stable',
  when: [
    'To show or ask one thing that must be settled before the page goes on.',
    'For a short form that belongs to this page.',
  ],
  whenNot: [
    'To ask before something is lost: use `ConfirmModal`.',
    'For details of something in a list, or a longer form: use `SlideOut`.',
    'To say that something went well: use a toast. That it went wrong: say so where it happened.',
    'On top of a modal: settle one question at a time.',
  ],
  anatomy: [
    ['Title', 'The question or the task in a few words; names the dialog.'],
    ['Description', 'One sentence that is read out with the title.'],
    ['Close button', 'Gives up; absent when the question must be answered.'],
    ['Body', 'Scrolls between title and buttons, which stay in view.'],
    ['Buttons', 'Their labels answer the title; the main one is last, and danger when it cannot be undone.'],
  ],
  keyboard: [
    ['Tab', 'Stays inside and goes round.'],
    ['Escape', 'Gives up and returns the focus to what opened it; nothing when it must be answered.'],
    ['Enter', 'In a field of a form: sends it.'],
  ],
  pattern: 'WAI-ARIA Dialog (Modal), or Alert Dialog',
} satisfies Guidance
