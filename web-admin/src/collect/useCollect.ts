import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { NewReleaseItem } from '@flou/shared/releases/release.ts'
import { useFailureText } from '../core/api/useFailureText.ts'
import { releasePathOf } from '../core/offices/office.ts'
import { useOffice } from '../core/offices/OfficeContext.ts'
import type { ReleaseRef } from '../core/records/releaseItems.ts'
import { usagesIn } from '../core/records/useUsages.ts'
import { addReleaseItem, useRefreshReleases } from '../core/records/useReleases.ts'
import { alertDelete, notifyDone, notifyError } from '../core/state/notify.ts'
import { releaseTexts } from '../core/texts/releases.ts'
import { useTextsOf } from '../core/texts/useText.ts'

/** Announces a change that a release now contains, with a link to the release. */
export function useCollectedNotice() {
  const t = useTextsOf(releaseTexts)
  const { office } = useOffice()
  const navigate = useNavigate()
  const refresh = useRefreshReleases()
  return ({ id, name }: ReleaseRef, isReplaced = false) => {
    void refresh()
    notifyDone(t(isReplaced ? 'release.saved' : 'release.added', { name }), t('release.unseen'), {
      label: t('release.open'),
      run: () => void navigate(releasePathOf(office, id)),
    })
  }
}

interface Collecting {
  release: ReleaseRef
  item: NewReleaseItem
}

/** Stores an order or a batch in a release. */
export function useCollect(onCollected: () => void) {
  const t = useTextsOf(releaseTexts)
  const failureText = useFailureText()
  const announce = useCollectedNotice()
  return useMutation({
    mutationFn: ({ release, item }: Collecting) => addReleaseItem(release.id, item, crypto.randomUUID()),
    onSuccess: (_, { release }) => {
      announce(release)
      onCollected()
    },
    onError: (error) => {
      const usages = usagesIn(error)
      if (usages.length === 0) notifyError(failureText(error))
      else alertDelete('inUse', { detail: t('release.unlinkFirst'), usages })
    },
  })
}
