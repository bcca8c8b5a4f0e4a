'use client'
import { toProfileView, ProfileCard } from '@producer-portal/features/shell'
import { demoPerson } from '@producer-portal/domain/mocks'
import { useState } from 'react'

const person = demoPerson('rivera')
const hrefs = { fullProfile: '#profile', preferences: '#preferences', manageAccess: '#access' }

/** The account somebody is signed in with; an app may take this alone. */
export function Profile() {
  const [isOut, setIsOut] = useState(false)
  if (isOut) return <p>Signed out</p>
  return <ProfileCard view={toProfileView(person, person.profile)} hrefs={hrefs} onSignOut={() => setIsOut(true)} />
}
