import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { French } from '../parts/french/French'
import { toServerWidth } from '../parts/server-width'

export const loader = ({ request }: LoaderFunctionArgs) => toServerWidth(request.headers.get('User-Agent'))

/** A list with a column of the company's own, in French. */
export default function Page() {
  return <French serverWidth={useLoaderData<typeof loader>()} />
}
