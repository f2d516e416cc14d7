import { useCanCollect } from '../core/records/useReleases.ts'
import { releaseTexts } from '../core/texts/releases.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'

interface Props {
  isDisabled?: boolean
  onAdd: () => void
}

/** Menu next to the button that publishes; only for people who may collect changes. */
export function ReleaseMenu({ isDisabled = false, onAdd }: Props) {
  const t = useTextsOf(releaseTexts)
  if (!useCanCollect()) return null
  return (
    <Menu
      name={t('release.menu')}
      label={<Icon name="down" size={16} />}
      items={[{ label: t('release.add'), icon: 'publishing', isDisabled, onChoose: onAdd }]}
    />
  )
}
