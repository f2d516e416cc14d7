import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { LIMITS } from '@flou/shared/limits.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { Dialog } from '../../../elements/Dialog.tsx'
import { Icon } from '../../../elements/Icon.tsx'
import { usagesOf } from '../../delete/useDelete.ts'
import type { MediaRecord } from '../../useMedia.ts'
import { useMediaText } from '../useMediaText.ts'
import type { useFileChanges } from './useFileChanges.ts'
import classes from './Detail.module.css'

interface Props {
  record: MediaRecord
  remove: ReturnType<typeof useFileChanges>['remove']
}

/** Asks before a file is deleted, and names the places where one is used that therefore stays. */
export function DeleteFile({ record, remove }: Props) {
  const t = useMediaText()
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    remove.reset()
  }
  const places = usagesOf(remove.error)
  return (
    <>
      <Button
        variant="default"
        c="danger"
        leftSection={<Icon name="trash" size={16} />}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      {isAsking && (
        <Dialog title={t('deleteOneAsk', { name: record.name })} onClose={close}>
          {remove.error ? (
            <Alert color="danger" role="alert" title={failureText(remove.error)}>
              <ul className={classes.links}>
                {places.map(({ type, id, title, url }) => (
                  <li key={`${type}#${id}`}>{url ? <Link to={url}>{title || type}</Link> : title || type}</li>
                ))}
              </ul>
            </Alert>
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
