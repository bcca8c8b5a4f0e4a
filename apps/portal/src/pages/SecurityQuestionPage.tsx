import type { Profile, SecurityQuestionForm } from '@producer-portal/domain/profile'
import { useMessages } from '@producer-portal/features/messages'
import { emptyQuestionForm, SecurityQuestion, securityQuestionMessages } from '@producer-portal/features/profile'
import { useState } from 'react'
import * as v from 'valibot'
import { useProfile } from '../data/useProfile.js'
import { useSecurityQuestion } from '../data/useSecurityQuestion.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import { useDraft } from '../state/useDraft.js'
import type { Draft } from '../state/useDraft.js'
import { useAccountChange } from './useAccountChange.js'

const questionSchema = v.object({ choice: v.nullable(v.string()), ownText: v.string() })

/** /security-question */
export function SecurityQuestionPage() {
  const { data: profile } = useProfile()
  return <AccountFrame>{profile && <QuestionChange profile={profile} />}</AccountFrame>
}

function QuestionChange({ profile }: { profile: Profile }) {
  const say = useMessages(securityQuestionMessages)
  const draft = useQuestionDraft()
  const { form, isUnsaved } = useAccountChange({
    isOnboarding: false,
    initial: emptyQuestionForm,
    draft,
    save: useSecurityQuestion(),
    savedText: say('saved'),
  })
  return (
    <>
      <SecurityQuestion {...form} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.dropDraft} />
    </>
  )
}

const noAnswers = { answer: '', answerVerified: '' } as const

/** Keeps the question; its answers are secret, and gone with the page. */
function useQuestionDraft(): Draft<SecurityQuestionForm> {
  const question = useDraft('security-question', questionSchema)
  const [answers, setAnswers] = useState<Pick<SecurityQuestionForm, 'answer' | 'answerVerified'>>(noAnswers)
  return {
    draft: { ...emptyQuestionForm, ...question.draft, ...answers },
    changeDraft: ({ choice, ownText, answer, answerVerified }) => {
      question.changeDraft({ choice, ownText })
      setAnswers({ answer, answerVerified })
    },
    dropDraft: () => {
      question.dropDraft()
      setAnswers(noAnswers)
    },
  }
}
