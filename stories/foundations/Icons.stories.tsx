import * as ui from '@producer-portal/ui'
import { Icon, type IconComponent } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as S from './foundations.styles.js'

/** Icons help people find a word faster; alone they say too little. Two sizes: 16 beside text, 20 in navigation. */
const meta = { title: 'Foundations/Icons', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

const icons = Object.entries(ui).filter(([name]) => name.endsWith('Icon')) as [string, IconComponent][]

export const All: Story = {
  render: () => (
    <S.Tiles>
      {icons.map(([name, icon]) => (
        <S.Tile key={name}>
          <Icon icon={icon} size={20} />
          <S.Value>{name}</S.Value>
        </S.Tile>
      ))}
    </S.Tiles>
  ),
}
