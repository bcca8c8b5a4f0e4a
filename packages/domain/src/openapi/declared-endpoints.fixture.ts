/// <reference types="vite/client" />
import { isEndpoint } from '../endpoint/index.ts'

const modules = import.meta.glob<object>(['../*/index.ts', '!../mocks/*'], { eager: true })

/** The calls that each subject exports, with the name of the export. */
export const declared = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, endpoint]: [string, unknown]) =>
    isEndpoint(endpoint) ? [{ subject: path.split('/')[1], name, endpoint }] : [],
  ),
)

export const endpoints = declared.map(({ endpoint }) => endpoint)
