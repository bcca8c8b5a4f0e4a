import { canEditProfile } from '@producer-portal/domain/access'
import { SecurityQuestion } from '@producer-portal/features/profile'
import type { ConfirmFailure, QuestionChange } from '@producer-portal/features/profile'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { refusalOf } from '../data/save.js'
import { useProfile } from '../data/useProfile.js'
import { useSecurityQuestion } from '../data/useSecurityQuestion.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import { useUser } from '../state/session-state.js'
import { useDraft } from '../state/useDraft.js'

const profilePath = '/profile'
/** The question alone: its answers are secret. */
const draftSchema = v.object({ choice: v.nullable(v.string()), ownText: v.string() })
const nothing = { choice: null, ownText: '' } as const

/** /security-question */
export function SecurityQuestionPage() {
  const navigate = useNavigate()
  const user = useUser()
  const { data: profile } = useProfile()
  const { draft: chosen = nothing, changeDraft, dropDraft } = useDraft('security-question', draftSchema)
  const { state, failure, submit } = useQuestionSave(dropDraft)
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <AccountFrame>
      {profile && (
        <SecurityQuestion
          current={profile.challengeQuestion}
          chosen={chosen}
          onChosenChange={changeDraft}
          isReadOnly={!canEditProfile(user)}
          state={state}
          failure={failure}
          onwardHref={profilePath}
          onCancel={() => void navigate(profilePath)}
          onQuestionSave={(change) => void submit(change)}
          onUnsavedChange={setUnsaved}
        />
      )}
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={dropDraft} />
    </AccountFrame>
  )
}

function useQuestionSave(onSaved: () => void) {
  const saveQuestion = useSecurityQuestion()
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready')
  const [failure, setFailure] = useState<ConfirmFailure>()
  const submit = async (change: QuestionChange) => {
    setState('saving')
    const result = await saveQuestion(change)
    setState(result.kind === 'saved' ? 'saved' : 'ready')
    if (result.kind === 'saved') onSaved()
    else setFailure(refusalOf(result) ?? { kind: 'failed' })
  }
  return { state, failure, submit }
}
