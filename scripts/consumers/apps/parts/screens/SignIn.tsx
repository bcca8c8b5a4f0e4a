'use client'
import { LoginWidget } from '@producer-portal/features/auth'
import { useState } from 'react'

/** Settings for signing in with an identity provider. */
export function SignIn() {
  const [name, setName] = useState('')
  return (
    <>
      <LoginWidget
        state={name ? 'leaving' : 'ready'}
        forgotPasswordHref="#forgot"
        questionsHref="#questions"
        onSignInStart={({ username }) => setName(username)}
        onRegisterStart={() => setName('')}
      />
      <p>{name && `Off to the provider as ${name}`}</p>
    </>
  )
}
