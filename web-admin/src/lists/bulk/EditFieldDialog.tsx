import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EditOutcome } from '../../fields/replace/EditOutcome.tsx'
import { EditFieldChoice } from './EditFieldChoice.tsx'
import { useFieldEdit } from './useFieldEdit.ts'
import { useRowTitle } from '../../core/records/recordTitle.ts'

interface Props {
  type: ContentType
  apiUrl: string
  rows: readonly ListRow[]
  onClose: () => void
  onFinished: () => void
}

export function EditFieldDialog({ onClose, onFinished, ...list }: Props) {
  const t = useTextsOf(listTexts)
  const work = useFieldEdit(list)
  const nameOf = useRowTitle()
  const { phase } = work
  return (
    <Dialog
      title={t('bulk.edit')}
      {...(phase?.is !== 'running' && { onClose: phase ? onFinished : onClose })}
    >
      {!phase && (
        <EditFieldChoice {...list} onClose={onClose} onStart={(chosen) => work.start(list.rows, chosen)} />
      )}
      <EditOutcome work={work} nameOf={nameOf} onClose={onFinished} />
    </Dialog>
  )
}
