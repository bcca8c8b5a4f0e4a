import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of changing the security question; the questions themselves stand with their rule. */
export const securityQuestionMessages = defineMessages('security-question', {
  title: 'Security Question',
  lead: authored('Choose a question whose answer only you know, and enter the answer twice.'),
  currentQuestion: authored('Current question'),
  noQuestion: authored('None chosen'),
  question: authored('Question'),
  chooseQuestion: authored('Choose a question'),
  ownQuestion: authored('Your own question'),
  answer: authored('Answer'),
  answerHint: authored('Capital and small letters make no difference.'),
  confirmAnswer: authored('Confirm answer'),
  answersDiffer: authored('The answers do not match.'),
  ownQuestionMissing: authored('Write your question.'),
  save: authored('Save question'),
  saving: authored('is being saved'),
  cancel: authored('Cancel'),
  notSaved: authored('Your security question was not changed'),
  failed: 'Unknown error saving security question',
  saved: 'Security Question Saved',
  goOn: authored('Continue'),
})
