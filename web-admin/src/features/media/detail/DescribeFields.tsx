import { useRights } from '../../../core/session/rights.ts'
import { Button, NativeSelect, Stack, TagsInput, TextInput } from '@mantine/core'
import { media } from '@flou/shared/content/types/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { hasMissingAltTexts, type MediaOverview } from '@flou/shared/media/media.ts'
import { notifyError } from '../../../core/state/notify.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import { folderTree } from '../library/folderTree.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { AltInputs } from './AltInputs.tsx'
import { altOf, type DescriptionForm } from './useDescription.ts'
import formClasses from '../../../fields/form/RecordForm.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  record: MediaRecord
  form: DescriptionForm
  overview: MediaOverview
}

const MAX_TAGS = media.declaration.fields.tags.max
function AltFields({ record, form }: Omit<Props, 'overview'>) {
  const t = useTextsOf(mediaTexts)
  const { values, edit } = form
  const { decorative } = values
  const alt = { id: altOf(values, 'id'), en: altOf(values, 'en') }
  return (
    <>
      <AltInputs record={record} values={values} edit={edit} />
      {hasMissingAltTexts({ mime: record.mime, alt, decorative }) && (
        <Banner tone="soon">{t('altWarning')}</Banner>
      )}
    </>
  )
}

export function DescribeFields({ record, form, overview }: Props) {
  const t = useTextsOf(mediaTexts)
  const { canEdit } = useRights()
  const { values, edit, editTags, save, failure, isDirty } = form
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <fieldset disabled={!canEdit} className={formClasses.readOnly}>
        <Stack gap="xs">
          <TextInput
            name="name"
            label={t('name')}
            value={values.name}
            maxLength={LIMITS.text}
            onChange={(event) => edit({ name: event.currentTarget.value })}
          />
          <AltFields record={record} form={form} />
          <NativeSelect
            name="folderId"
            label={t('folder')}
            value={String(values.folderId)}
            onChange={(event) => edit({ folderId: Number(event.currentTarget.value) })}
            data={[
              { value: '0', label: t('noFolder') },
              ...folderTree(overview.folders).map(({ id, path }) => ({ value: String(id), label: path })),
            ]}
          />
          <TagsInput
            attributes={{ inputField: { name: 'tags', autoComplete: 'off' } }}
            label={t('tags')}
            description={t('tagsHint', { max: MAX_TAGS })}
            value={values.tags.map(({ name }) => name)}
            data={overview.tags.map(({ name }) => name)}
            maxTags={MAX_TAGS}
            onMaxTags={() => notifyError(t('tagsFull', { max: MAX_TAGS }))}
            comboboxProps={{ withinPortal: false }}
            onChange={editTags}
          />
          {failure && <Banner tone="bad">{failure}</Banner>}
          {canEdit && (
            <Button type="submit" disabled={!isDirty} loading={save.isPending}>
              {t('save')}
            </Button>
          )}
        </Stack>
      </fieldset>
    </form>
  )
}
