import { html } from 'hono/html'
import { pageLayout } from './page-layout.ts'

/** Shown when a sign-in cannot go on: it ran out, was finished before, or was asked for wrongly. */
export function errorPage(error: string): string {
  return String(
    pageLayout({
      title: 'This sign-in cannot go on',
      failure: 'It has expired, or was already finished. Please begin again.',
      body: html`<p class="links"><a href="/login">Back to sign in</a></p>
        <p class="detail">${error}</p>`,
    }),
  )
}
