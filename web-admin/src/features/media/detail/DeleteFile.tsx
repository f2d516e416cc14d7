import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { LIMITS } from '@flou/shared/limits.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { usagesIn } from '../../../core/records/useUsages.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import type { useFileActions } from './useFileActions.ts'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  record: MediaRecord
  remove: ReturnType<typeof useFileActions>['remove']
}

/** Confirms the deletion; lists the references if it is refused. */
export function DeleteFile({ record, remove }: Props) {
  const t = useTextsOf(mediaTexts)
  const failureText = useFailureText()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const close = () => {
    setDialogOpen(false)
    remove.reset()
  }
  const usages = usagesIn(remove.error)
  return (
    <>
      <Button
        variant="default"
        c="danger"
        leftSection={<Icon name="trash" size={16} />}
        onClick={() => setDialogOpen(true)}
      >
        {t('remove')}
      </Button>
      {isDialogOpen && (
        <Dialog title={t('deleteOneAsk', { name: record.name })} onClose={close}>
          {remove.error ? (
            <Banner tone="bad" title={failureText(remove.error)}>
              <ul className={classes.links}>
                {usages.map(({ type, id, title, url }) => (
                  <li key={`${type}#${id}`}>{url ? <Link to={url}>{title || type}</Link> : title || type}</li>
                ))}
              </ul>
            </Banner>
          ) : (
            <p>{t('deleteOneHint', { days: LIMITS.trashDays })}</p>
          )}
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={close} data-autofocus>
              {t('cancel')}
            </Button>
            <Button color="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}
