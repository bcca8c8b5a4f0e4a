import { headers } from 'next/headers'
import { French } from '../parts/french/French'
import { toServerWidth } from '../parts/server-width'

/** Apart from the other pages, because it has the look of another company; rendered for the window that asks for it. */
export default async function Page() {
  return <French serverWidth={toServerWidth((await headers()).get('user-agent'))} />
}
