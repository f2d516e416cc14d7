import { Button, Group, Text } from '@mantine/core'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { download } from '../../../lists/export/files.ts'
import classes from './Factors.module.css'

interface Props {
  codes: readonly string[]
  onDone: () => void
}

/** The only time that the codes are shown. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useTextsOf(factorTexts)
  return (
    <>
      <Text size="sm">{t('factor.codesHint')}</Text>
      <ul className={classes.codes} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end" className={classes.actions}>
        <Button
          variant="default"
          onClick={() => download([`${codes.join('\n')}\n`], 'recovery-codes.txt', 'text/plain')}
        >
          {t('factor.download')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('factor.print')}
        </Button>
        <Button onClick={onDone} data-autofocus>
          {t('factor.done')}
        </Button>
      </Group>
    </>
  )
}
