import { createFileRoute } from '@tanstack/react-router'
import { French } from '../parts/french/French'

/** A list with a column of the company's own, in French. */
export const Route = createFileRoute('/french')({ component: French })
