import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { useLanguage, useText } from '../../texts/useText.ts'
import { timeText } from '../timeText.ts'
import { FieldChanges } from '../compare/FieldChanges.tsx'
import { fieldChanges } from '../compare/fieldChanges.ts'
import { useFormHandle } from './FormContext.ts'
import { formValues } from '../saving/recordValues.ts'

interface Props {
  current: StoredRecord
  onLoadTheirs: () => void
  onSaveMine: () => void
  onKeep: () => void
}

/** Someone else saved first: nothing is overwritten, and nothing typed is lost, before a person decides. */
export function ConflictDialog({ current, onLoadTheirs, onSaveMine, onKeep }: Props) {
  const t = useText()
  const language = useLanguage()
  const { form, type } = useFormHandle()
  // nothing can be typed while the dialog is open
  const [differing] = useState(() =>
    fieldChanges(type.shape, form.getValues(), formValues(type.shape, current, new Date())),
  )
  return (
    <Dialog title={t('form.conflictTitle')} isWide onClose={onKeep}>
      <Text size="sm">
        {t('form.conflictHint', {
          name: current.updatedBy?.name ?? '–',
          time: timeText(current.updated ?? '', language),
        })}
      </Text>
      {differing.length > 0 && (
        <FieldChanges
          typeKey={type.key}
          changes={differing}
          one={t('form.conflictMine')}
          other={t('form.conflictTheirs')}
        />
      )}
      <Stack gap="xs" mt="md">
        <Button onClick={onKeep} variant="default" data-autofocus>
          {t('form.keepEditing')}
        </Button>
        <Button onClick={onSaveMine}>{t('form.saveMine')}</Button>
        <Button onClick={onLoadTheirs} variant="outline" color="danger">
          {t('form.loadTheirs')}
        </Button>
      </Stack>
    </Dialog>
  )
}
