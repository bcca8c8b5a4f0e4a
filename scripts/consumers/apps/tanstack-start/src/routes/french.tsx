import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { French } from '../parts/french/French'
import { toServerWidth } from '../parts/server-width'

const readServerWidth = createServerFn().handler(() => toServerWidth(getRequestHeader('User-Agent')))

/** A list with a column of the company's own, in French. */
export const Route = createFileRoute('/french')({
  loader: () => readServerWidth(),
  component: function Page() {
    return <French serverWidth={Route.useLoaderData()} />
  },
})
