import type { OtpMethod } from '@producer-portal/domain/session'
import { html } from 'hono/html'
import { interactionPath } from '../paths.ts'
import type { Markup } from './page-layout.ts'
import { pageLayout } from './page-layout.ts'

/** A way to get a code, in words. */
export interface MethodChoice {
  readonly method: OtpMethod
  readonly label: string
}

export interface MethodPage {
  readonly uid: string
  readonly pendingId: string
  /** Empty where no contact is on file. */
  readonly choices: readonly MethodChoice[]
  readonly failure?: string
}

/** Where the code should go; without any contact, who can help. */
export function methodPage({ uid, pendingId, choices, failure }: MethodPage): Markup {
  const path = `${interactionPath}/${uid}`
  const cancel = html`<p class="links"><a href="${path}/cancel">Cancel</a></p>`
  if (choices.length === 0) {
    return pageLayout({
      title: 'We cannot send you a code',
      lead: 'There is no email address or phone number on file for you. Call 800-555-0142 to have one added.',
      failure,
      body: cancel,
    })
  }
  return pageLayout({
    title: 'Verify it is you',
    lead: 'Choose where we send your one-time passcode.',
    failure,
    body: html`<form method="post" action="${path}/send">
        <input type="hidden" name="pending" value="${pendingId}" />
        <fieldset>
          <legend>Send the code by</legend>
          ${choices.map(
            ({ method, label }, index) =>
              html`<label class="choice"
                ><input type="radio" name="method" value="${method}" required ${index === 0 ? 'checked' : ''} />
                ${label}</label
              >`,
          )}
        </fieldset>
        <button type="submit">Send code</button>
      </form>
      ${cancel}`,
  })
}
