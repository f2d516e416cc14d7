import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ACCOUNT_PATHS, type OwnPasskey } from '@flou/shared/accounts/account.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { AddPasskey } from './AddPasskey.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useFactorsRefresh, useOwnFactors } from './useFactors.ts'

function Row({ passkey }: { passkey: OwnPasskey }) {
  const t = useTextsOf(factorTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { id, name, created, lastUsed } = passkey
  return (
    <tr>
      <td className={classes.what}>
        <span className={classes.title}>{name}</span>
      </td>
      <td data-label={t('factor.passkeyCreated')}>{timeText(created, language)}</td>
      <td data-label={t('factor.passkeyUsed')}>
        {lastUsed === undefined ? t('factor.passkeyNever') : timeText(lastUsed, language)}
      </td>
      <td>
        <Button variant="subtle" color="danger" size="xs" onClick={() => setOpen(true)}>
          {t('factor.removePasskey', { name })}
        </Button>
        {isOpen && (
          <RemoveDialog
            title={t('factor.removePasskeyAsk', { name })}
            hint={t('factor.removePasskeyHint')}
            path={ACCOUNT_PATHS.passkey(id)}
            onClose={() => setOpen(false)}
          />
        )}
      </td>
    </tr>
  )
}

/** The card next to it shows failures of the shared query. */
export function PasskeyCard() {
  const t = useTextsOf(factorTexts)
  const { data } = useOwnFactors()
  const refresh = useFactorsRefresh()
  if (!data) return null
  const columns = [
    'factor.passkeyName',
    'factor.passkeyCreated',
    'factor.passkeyUsed',
    'factor.action',
  ] as const
  return (
    <Card title={t('factor.passkeys')} hint={t('factor.passkeysHint')}>
      {data.passkeys.length === 0 ? (
        <FieldHint>{t('factor.noPasskeys')}</FieldHint>
      ) : (
        <Table label={t('factor.passkeys')} columns={columns.map((column) => t(column))}>
          {data.passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </Table>
      )}
      <Group mt="md">
        <AddPasskey onDone={() => void refresh()} />
      </Group>
    </Card>
  )
}
