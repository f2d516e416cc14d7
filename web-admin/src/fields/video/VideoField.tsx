import { Button, Input } from '@mantine/core'
import { useRef } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { below, valueAt } from '../../core/records/entries.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { offerUndo } from '../../core/state/notify.ts'
import { videoTexts } from '../../core/texts/fieldEditors.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FieldList, LocalizedFields } from '../FieldList.tsx'
import type { FieldProps } from '../fieldProps.ts'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import recordForm from '../form/RecordForm.module.css'
import { useObserved } from '../form/useObserved.ts'
import classes from '../nested/ItemsField.module.css'
import { VideoAddress } from './VideoAddress.tsx'

/** Warns of a chosen file that browsers cannot play. */
function FileWarning({ path }: { path: string }) {
  const t = useTextsOf(videoTexts)
  const id = useObserved((values) => Number(valueAt(values, path) ?? 0))
  const { data } = useMedia(id)
  if (id === 0 || !data || mediaKindOf(data.mime) === 'video') return null
  return <Input.Error role="alert">{t('noVideoFile', { name: data.name })}</Input.Error>
}

function useRemove({ field, path, label }: Pick<FieldProps, 'field' | 'path' | 'label'>) {
  const t = useTextsOf(videoTexts)
  const { form } = useFormHandle()
  const isFilled = useObserved(
    (values) => JSON.stringify(valueAt(values, path)) !== JSON.stringify(field.initial),
  )
  const remove = () => {
    const before = structuredClone(valueAt(form.getValues(), path))
    form.setFieldValue(path, structuredClone(field.initial))
    offerUndo(t('removed', { name: label }), t('undo'), () => form.setFieldValue(path, before))
  }
  return { isFilled, remove }
}

export function VideoField({ field, path, label }: FieldProps<FieldOf<'video'>>) {
  const t = useTextsOf(videoTexts)
  const language = useLanguage()
  const { type } = useFormHandle()
  const { errors, keyOf } = useFormView()
  const box = useRef<HTMLFieldSetElement>(null)
  const { isFilled, remove } = useRemove({ field, path, label })
  const { youtubeId, videoFileId, posterId, ...facts } = field.of.fields
  const at = below(path, 'youtubeId')
  const error = errors[at]
  return (
    <fieldset className={classes.group} ref={box} key={keyOf(path)}>
      <legend>{label}</legend>
      <div className={recordForm.field} data-field={at}>
        <VideoAddress
          key={keyOf(at)}
          field={youtubeId}
          path={at}
          label={fieldLabel(type.key, 'youtubeId')[language]}
          error={error === undefined ? undefined : messageText(error, language)}
        />
      </div>
      <FieldList fields={{ videoFileId }} path={path} />
      <FileWarning path={below(path, 'videoFileId')} />
      <LocalizedFields shape={field.of} path={path} />
      <FieldList fields={{ posterId, ...facts }} path={path} />
      {isFilled && (
        <div>
          <Button
            size="xs"
            variant="subtle"
            color="danger"
            aria-label={t('removeOf', { name: label })}
            onClick={() => {
              const list = box.current?.parentElement
              remove()
              requestAnimationFrame(() => list?.querySelector('input')?.focus())
            }}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
