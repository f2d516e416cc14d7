import { Button, Group } from '@mantine/core'
import type { ConflictingRecord, OrderConflict } from '@flou/shared/content/order.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { arrangeTexts } from '../../core/texts/arrange.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import classes from './Arrange.module.css'

function Records({ title, records }: { title: string; records: readonly ConflictingRecord[] }) {
  const language = useLanguage()
  if (records.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {records.map(({ type, id, titles }) => (
          <li key={`${type}#${id}`}>{localizedText(titles, language).text}</li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  conflict: OrderConflict
  onResolve: (isOwnOrder: boolean) => void
}

export function ConflictDialog({ conflict: { added, removed, moved }, onResolve }: Props) {
  const t = useTextsOf(arrangeTexts)
  return (
    <Dialog title={t('arrange.conflict')}>
      <div className={classes['conflict']}>
        <p>{t('arrange.conflictHint')}</p>
        <Records title={t('arrange.added')} records={added} />
        <Records title={t('arrange.removed')} records={removed} />
        <Records title={t('arrange.movedSince')} records={moved} />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onResolve(false)}>
          {t('arrange.takeTheirs')}
        </Button>
        <Button onClick={() => onResolve(true)} data-autofocus>
          {t('arrange.keepMine')}
        </Button>
      </Group>
    </Dialog>
  )
}
