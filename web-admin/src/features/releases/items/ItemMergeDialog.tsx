import { Button, Group, Skeleton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ReleaseDetail, ReleaseItem, ReleaseItemContent } from '@flou/shared/releases/release.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { wireValues } from '../../../core/records/recordValues.ts'
import { useRefreshReleases, useReleaseItem } from '../../../core/records/useReleases.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { releaseScreenTexts } from '../../../core/texts/releaseScreens.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { firstChoices, merged, type Choices } from '../../../editor/dialogs/merge.ts'
import { SideChoices } from '../../../editor/dialogs/SideChoices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { useUrlSearch } from '../../../ui/useUrlSearch.ts'
import { mergeSides } from './mergeSides.ts'
import { useItemTitle } from './ReleaseItems.tsx'

interface Props {
  release: ReleaseDetail
  item: ReleaseItem
  /** Absent to merge with the saved record. */
  otherRelease: string | undefined
  onClose: () => void
}

function useSaveMerge({ release, item, onClose }: Props) {
  const t = useTextsOf(releaseScreenTexts)
  const failureText = useFailureText()
  const refresh = useRefreshReleases()
  const title = useItemTitle()(item)
  return useMutation({
    mutationFn: (body: { body: FormValues; recordVersion: number }) =>
      api(RELEASE_PATHS.item(release.id, item.id), {
        method: 'PUT',
        body,
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => {
      notifySuccess(t('mergeItem.saved', { title }))
      onClose()
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}

function Merge({ type, content, ...props }: Props & { type: AnyType; content: ReleaseItemContent }) {
  const t = useTextsOf(releaseScreenTexts)
  const [sides] = useState(() => mergeSides(type, content, props.otherRelease))
  const [chosen, setChosen] = useState<Choices>({})
  const save = useSaveMerge(props)
  const { mine, diffs, by, recordVersion, otherName } = sides
  const choices: Choices = { ...firstChoices(diffs, by), ...chosen }
  const hint =
    otherName === undefined ? t('mergeItem.outdatedHint') : t('mergeItem.conflictHint', { name: otherName })
  const submit = () =>
    save.mutate({
      body: wireValues(type.declaration, merged(type.declaration, mine, { diffs, choices })),
      recordVersion,
    })
  return (
    <>
      <FieldHint>{diffs.length === 0 ? t('mergeItem.same') : hint}</FieldHint>
      <SideChoices
        label={hint}
        typeKey={type.key}
        diffs={diffs}
        choices={choices}
        by={by}
        wording="mergeRelease"
        onChoose={(field, side) => setChosen((now) => ({ ...now, [field]: side }))}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={props.onClose} variant="default" data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={submit}>
          {t('mergeItem.save')}
        </Button>
      </Group>
    </>
  )
}

/** Merges an item field by field with the saved record, or with another release. */
export function ItemMergeDialog(props: Props) {
  const t = useTextsOf(releaseScreenTexts)
  const { data, error, refetch } = useReleaseItem(props.release.id, props.item.id)
  const title = useItemTitle()(props.item)
  const type = REGISTRY.types.get(props.item.type)
  return (
    <Dialog title={t('mergeItem.outdated', { title })} isWide onClose={props.onClose}>
      <LoadFailure error={error} title={t('release.itemFailed')} onRetry={refetch} />
      {!data && !error && <Skeleton height={200} />}
      {data && type && <Merge type={type} content={data} {...props} />}
    </Dialog>
  )
}

/** Opens the merge that the URL names, as the banner of a form does. */
export function MergeOfUrl({ release }: { release: ReleaseDetail }) {
  const [search, updateSearch] = useUrlSearch()
  const item = release.items.find(({ id }) => id === search.get('merge'))
  if (!item) return null
  const close = () =>
    updateSearch(
      (now) => {
        now.delete('merge')
        return now
      },
      { replace: true },
    )
  return <ItemMergeDialog release={release} item={item} otherRelease="" onClose={close} />
}
