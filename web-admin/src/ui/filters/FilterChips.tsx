import { Button } from '@mantine/core'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../Icon.tsx'
import classes from './Filters.module.css'

interface Chip {
  name: string
  text: string
}

interface Props {
  chips: readonly Chip[]
  onRemove: (name: string) => void
  onClear: () => void
}

/** Active filters, each removed by a click. */
export function FilterChips({ chips, onRemove, onClear }: Props) {
  const t = useTextsOf(commonScreenTexts)
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filters.chips')}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('filters.remove', { filter: text })}
            onClick={() => onRemove(name)}
          >
            {text}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button variant="subtle" color="ink" size="compact-sm" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}
