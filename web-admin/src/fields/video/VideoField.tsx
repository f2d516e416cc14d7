import { Button, Input } from '@mantine/core'
import { useRef } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Fields } from '@flou/shared/content/declaration.ts'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { below, valueAt } from '../../core/records/entries.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { videoTexts } from '../../core/texts/video.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { FieldList, LocalizedFields } from '../FieldList.tsx'
import type { FieldProps } from '../fieldProps.ts'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import recordForm from '../form/RecordForm.module.css'
import { useObserved } from '../form/useObserved.ts'
import { useUndoOffer } from '../form/useUndoOffer.ts'
import classes from '../nested/ItemsField.module.css'
import { VideoAddress } from './VideoAddress.tsx'

const useFileIds = (paths: readonly string[]) =>
  useObserved((values) => paths.map((path) => Number(valueAt(values, path) ?? 0)))

/** Warns of a chosen file that browsers cannot use. */
function FileWarning({ path, kind }: { path: string; kind: 'video' | 'captions' }) {
  const t = useTextsOf(videoTexts)
  const [id = 0] = useFileIds([path])
  const { data } = useMedia(id)
  if (id === 0 || !data || mediaKindOf(data.mime) === kind) return null
  const text = kind === 'video' ? 'noVideoFile' : 'noCaptionsFile'
  return <Input.Error role="alert">{t(text, { name: data.name })}</Input.Error>
}

/** Captions of an own file; YouTube has its own. */
function Captions({ fields, path }: { fields: Fields; path: string }) {
  const t = useTextsOf(videoTexts)
  const paths = Object.keys(fields).map((name) => below(path, name))
  const [videoFileId, ...ids] = useFileIds([below(path, 'videoFileId'), ...paths])
  const hasCaptions = ids.some((id) => id > 0)
  if (videoFileId === 0 && !hasCaptions) return null
  return (
    <>
      <FieldList fields={fields} path={path} />
      {paths.map((each) => (
        <FileWarning key={each} path={each} kind="captions" />
      ))}
      <FieldHint>{t(hasCaptions ? 'captionsHint' : 'noCaptions')}</FieldHint>
    </>
  )
}

function useRemove({ field, path, label }: Pick<FieldProps, 'field' | 'path' | 'label'>) {
  const t = useTextsOf(fieldTexts)
  const { form } = useFormHandle()
  const offerUndo = useUndoOffer(path)
  const isFilled = useObserved(
    (values) => JSON.stringify(valueAt(values, path)) !== JSON.stringify(field.initial),
  )
  const remove = () => {
    const before = structuredClone(valueAt(form.getValues(), path))
    form.setFieldValue(path, structuredClone(field.initial))
    offerUndo(t('media.removed', { name: label }), () => before)
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
  const { youtubeId, videoFileId, indonesianCaptionsId, englishCaptionsId, ...facts } = field.of.fields
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
      <FileWarning path={below(path, 'videoFileId')} kind="video" />
      <Captions fields={{ indonesianCaptionsId, englishCaptionsId }} path={path} />
      <LocalizedFields shape={field.of} path={path} />
      <FieldList fields={facts} path={path} />
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
