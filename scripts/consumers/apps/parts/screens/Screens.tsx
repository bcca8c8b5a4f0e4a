'use client'
import { caseMessages } from '@producer-portal/features/cases'
import { toBrandTexts, MessagesProvider, overrideMessages } from '@producer-portal/features/i18n'
import { LiveRegionProvider, ThemeProvider, ToastProvider } from '@producer-portal/ui'
import { brand } from './brand'
import { Cases } from './Cases'
import { Profile } from './Profile'
import { SignIn } from './SignIn'

const overrides = [overrideMessages(caseMessages, { title: 'Applications' })]

/** Screens of the features package with made-up data, in the look and the words of another company. */
export function Screens() {
  return (
    <ThemeProvider brand={brand} scope="element" mode="light">
      <MessagesProvider brand={toBrandTexts(brand)} overrides={overrides}>
        <LiveRegionProvider>
          <ToastProvider>
            <SignIn />
            <Profile />
            <Cases />
          </ToastProvider>
        </LiveRegionProvider>
      </MessagesProvider>
    </ThemeProvider>
  )
}
