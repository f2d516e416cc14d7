import { Icon, type IconName } from '../../ui/Icon.tsx'
import classes from './RichText.module.css'

interface Props {
  label: string
  icon: IconName
  isOn?: boolean
  isDisabled?: boolean
  onClick: () => void
}

export function Tool({ label, icon, isOn, isDisabled, onClick }: Props) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
