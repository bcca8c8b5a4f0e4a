import type { Guidance } from '../../testing/stories/guidance.js'

/** Guidance for `FileDrop`. */
export const fileDropGuidance = {
  status: 'stable',
  when: ['Let users add files, by choosing them or by dropping them.', 'Show the files in `FileList` under it.'],
  whenNot: [
    'Do not refuse a file without a word: list it, and say in its row what is wrong.',
    'Do not put it where a drop by mistake would send something: sending has a button of its own.',
  ],
  anatomy: [
    ['Label and hint', 'what is asked for: kinds, number and size'],
    ['Zone', 'takes a press anywhere and shows that it takes a drop'],
    ['Words', '“Choose files” looks like the link that it is'],
    ['Error', 'what is wrong with the whole, such as that a file is missing'],
  ],
  keyboard: [
    ['Tab', 'reaches the zone'],
    ['Space, Enter', "open the browser's window for choosing files"],
  ],
  pattern: 'Native file input that lies over the whole zone; dropping is optional.',
} satisfies Guidance
