import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of changing the security question; the questions themselves stand with their rule. */
export const securityQuestionMessages = defineMessages('security-question', {
  title: 'Security Question',
  lead: authored('Choose a question whose answer only you know, and enter the answer twice.'),
  currentQuestion: authored('Current question'),
  question: authored('Question'),
  chooseQuestion: authored('Choose a question'),
  questionMissing: authored('Choose a question.'),
  ownQuestion: authored('Your own question'),
  ownQuestionMissing: authored('Write your question.'),
  answer: authored('Answer'),
  answerHint: authored('Capital and small letters make no difference.'),
  answerMissing: authored('Enter an answer.'),
  confirmAnswer: authored('Confirm answer'),
  confirmationMissing: authored('Enter your answer once more.'),
  answersDiffer: authored('The answers do not match.'),
  notSaved: authored('Your security question was not changed'),
  failed: 'Unknown error saving security question',
  saved: 'Security Question Saved',
})
