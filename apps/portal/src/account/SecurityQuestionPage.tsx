import { emptyQuestionForm } from '@producer-portal/domain/account'
import type { Profile, SecurityQuestionForm } from '@producer-portal/domain/account'
import { SecurityQuestion, securityQuestionMessages } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '../drafts/drafts.js'
import type { Draft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { useChangeSecurityQuestion } from './mutations.js'
import { useProfile } from '../auth/queries.js'
import { useAccountChange } from './useAccountChange.js'

const questionSchema = v.object({ choice: v.nullable(v.string()), ownText: v.string() })

/** /security-question */
export function SecurityQuestionPage() {
  const { data: profile } = useProfile()
  return <AccountFrame>{profile && <QuestionChange profile={profile} />}</AccountFrame>
}

function QuestionChange({ profile }: { profile: Profile }) {
  const t = useMessages(securityQuestionMessages)
  const draft = useQuestionDraft()
  const { form, isUnsaved } = useAccountChange({
    isOnboarding: false,
    initial: emptyQuestionForm,
    draft,
    save: useChangeSecurityQuestion(),
    row: 'securityQuestion',
    savedText: t('saved'),
  })
  return (
    <>
      <SecurityQuestion {...form} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.discardDraft} />
    </>
  )
}

const noAnswers = { answer: '', answerVerified: '' } as const

/** Keeps the question but not its answers, which are secret. */
function useQuestionDraft(): Draft<SecurityQuestionForm> {
  const question = useDraft('security-question', questionSchema)
  const [answers, setAnswers] = useState<Pick<SecurityQuestionForm, 'answer' | 'answerVerified'>>(noAnswers)
  return {
    draft: { ...emptyQuestionForm, ...question.draft, ...answers },
    setDraft: ({ choice, ownText, answer, answerVerified }) => {
      question.setDraft({ choice, ownText })
      setAnswers({ answer, answerVerified })
    },
    discardDraft: () => {
      question.discardDraft()
      setAnswers(noAnswers)
    },
  }
}
