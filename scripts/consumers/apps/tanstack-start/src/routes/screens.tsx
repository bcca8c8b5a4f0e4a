import { createFileRoute } from '@tanstack/react-router'
import { Screens } from '../parts/screens/Screens'

/** Screens of the features package, in the look of another company. */
export const Route = createFileRoute('/screens')({ component: Screens })
