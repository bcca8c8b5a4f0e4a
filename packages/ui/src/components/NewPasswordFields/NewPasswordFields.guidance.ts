import type { Guidance } from '../../testing/stories/guidance.js'

export const newPasswordFieldsGuidance = {
  status: 'beta',
  when: ['In a `Form` that sets a password, after a link or with the current one.'],
  whenNot: ['For a password that exists: use `PasswordField`.'],
  anatomy: [
    ['Start', 'The current password, where it is asked for.'],
    ['Fields', 'The new password and its confirmation, each with a button that reveals it.'],
    ['Rules', 'A list that is ticked as they are met, read out with the new password.'],
  ],
  keyboard: [['Tab', 'Goes through the fields and the buttons that reveal them.']],
  pattern: 'Native password inputs with a described-by list of rules',
} satisfies Guidance
