import { SignInFrame } from '@producer-portal/features/shell'
import { useFeatureFlags } from '../data/useFeatureFlags.js'
import { LoadingPage } from '../frame/LoadingPage.js'
import { usePreferences } from '../state/preferences.js'
import { IdentitySignIn } from './IdentitySignIn.js'
import { LegacySignIn } from './LegacySignIn.js'
import { useSignInReason } from './useSignInReason.js'

/** /login, and /expired with the reason. The flag for the identity provider says which way of signing in is shown. */
export function LoginPage() {
  const { brand } = usePreferences()
  const flags = useFeatureFlags()
  const notice = useSignInReason()
  if (flags.isLoading) return <LoadingPage />
  return (
    <SignInFrame brand={brand}>
      {flags.data?.oktaLogin ? <IdentitySignIn notice={notice} /> : <LegacySignIn notice={notice} />}
    </SignInFrame>
  )
}
