import { Button } from '@mantine/core'
import { Icon } from '../../ui/Icon.tsx'
import { lookTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { contrastWarning } from '@flou/shared/site/contrast.ts'
import classes from './AppearanceField.module.css'

interface Props {
  text: string
  background: string
  onUse: (colour: string) => void
}

/** Warns of low contrast and offers a readable colour; never changes it without a click. */
export function ContrastWarning({ text, background, onUse }: Props) {
  const t = useTextsOf(lookTexts)
  const warning = contrastWarning(text, background)
  return (
    <div aria-live="polite">
      {warning && (
        <p className={classes.warning}>
          <Icon name="warning" size={16} />
          <span>{t('look.contrast', { ratio: warning.ratio })}</span>
          <Button size="compact-xs" variant="default" onClick={() => onUse(warning.suggestion)}>
            {t('look.useDark', { colour: warning.suggestion })}
          </Button>
        </p>
      )}
    </div>
  )
}
