import { type DemoPerson, demoPeople } from '@producer-portal/domain/mocks'
import type { Decorator } from '@storybook/react-vite'

/** The args of a story follow the person who looks; a story that has some says so in `parameters.viewAs`. */
type ViewAs = (person: DemoPerson) => Readonly<Record<string, unknown>>

/** "View as": puts the user and the profile of the demo account from the toolbar into the story's args. */
export const withPersona: Decorator = (Story, { args, globals, parameters }) => {
  const person = demoPeople.find(({ userId }) => userId === globals['persona'])
  const viewAs = parameters['viewAs'] as ViewAs | undefined
  return <Story args={person && viewAs ? { ...args, ...viewAs(person) } : args} />
}
