import { createFileRoute } from '@tanstack/react-router'
import { SamplePage } from '../parts/SamplePage'

export const Route = createFileRoute('/')({ component: SamplePage })
