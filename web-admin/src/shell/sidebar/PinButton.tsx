import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { sidebarTexts } from '../../core/texts/shell.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useSidebarChoices } from './choices.ts'
import classes from './Sidebar.module.css'

export function PinButton({ entry: { title, url } }: { entry: SidebarEntry }) {
  const t = useTextsOf(sidebarTexts)
  const { pins, toggle } = useSidebarChoices()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.pin}
      data-pin
      aria-pressed={pins.includes(url)}
      aria-label={t('sidebar.pin', { title })}
      title={t('sidebar.pin', { title })}
      onClick={() => toggle('pins', url)}
    >
      <Icon name="star" size={14} />
    </button>
  )
}
