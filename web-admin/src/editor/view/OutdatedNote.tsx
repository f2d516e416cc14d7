import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PresenceReport, StoredRecord } from '@flou/shared/api.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { clockText } from '../../core/records/timeText.ts'
import { api } from '../../core/session/current.ts'
import { notifyError } from '../../core/state/notify.ts'
import { outdatedTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorState } from '../state/types.ts'
import type { RecordEditor } from './useEditor.ts'
import classes from './head/PresenceNote.module.css'

interface Props {
  saved: PresenceReport['saved'] | undefined
  apiUrl: string
  editor: RecordEditor
}

const isWaiting = ({ save }: EditorState) =>
  save.is === 'idle' || save.is === 'refused' || save.is === 'failed'

function useLatestRecord({ apiUrl, editor }: Omit<Props, 'saved'>) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => api<StoredRecord>(apiUrl),
    onSuccess: ({ data: current }) => {
      if (!editor.hasUnsavedWork()) queries.setQueryData(['record', apiUrl], current)
      void queries.invalidateQueries({ queryKey: ['versions', apiUrl] })
      editor.dispatch({ is: 'outdated', current })
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

/** Shown while the form is open and another editor has saved; stays in view at the bottom. */
export function OutdatedNote({ saved, ...form }: Props) {
  const t = useTextsOf(outdatedTexts)
  const language = useLanguage()
  const latest = useLatestRecord(form)
  const [ignored, setIgnored] = useState(0)
  const { state, hasUnsavedWork } = form.editor
  const isOutdated = saved && saved.version > Math.max(state.baseRevision, ignored)
  return (
    <div role="status" className={classes['outdated']}>
      {isOutdated && isWaiting(state) && (
        <div>
          <Icon name="user" size={16} />
          <span>{t('form.savedByOther', { name: saved.by, time: clockText(saved.at, language) })}</span>
          <Button
            size="compact-sm"
            variant="default"
            loading={latest.isPending}
            onClick={() => latest.mutate()}
          >
            {t(hasUnsavedWork() ? 'form.compareTheirs' : 'form.showTheirs')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setIgnored(saved.version)}>
            {t('form.later')}
          </Button>
        </div>
      )}
    </div>
  )
}
