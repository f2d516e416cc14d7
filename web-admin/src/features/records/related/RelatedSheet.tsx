import { useCallback, useRef, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { findRecordLocations } from '../../../core/offices/recordLocations.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { useTitles } from '../../../core/records/useOptions.ts'
import { PermissionProvider } from '../../../core/session/rights.ts'
import { notifyInfo } from '../../../core/state/notify.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { UnsavedWork } from '../../../editor/view/useSavePorts.ts'
import type { RelatedRecordRequest } from '../../../fields/linked/RelatedRecordContext.ts'
import { LeaveDialog } from '../../../fields/form/LeaveGuard.tsx'
import { FormSheet } from '../../../ui/FormSheet.tsx'
import { CreateForm, UpdateForm } from './RelatedForms.tsx'

interface Props {
  request: RelatedRecordRequest
  onClose: () => void
}

function useSheetTitle({ key, label }: ContentType, id: number): string {
  const t = useTextsOf(fieldTexts)
  const language = useLanguage()
  const { data } = useTitles(key, id > 0 ? [id] : [])
  const name = label[language]
  if (id === 0) return t('field.createNew', { name })
  const title = localizedText(data?.[0]?.title, language).text
  return title === '' ? name : `${name}: ${title}`
}

/** Closes at once if recovery stores the typed text; confirms first if a save or an upload would be lost. */
function useClosing(onClose: () => void) {
  const t = useTextsOf(fieldTexts)
  const readUnsavedWork = useRef<() => UnsavedWork>(() => 'none')
  const onOpenInSheet = useCallback((read: () => UnsavedWork) => {
    readUnsavedWork.current = read
  }, [])
  const [isQuestionOpen, setQuestionOpen] = useState(false)
  const close = useCallback(() => {
    const work = readUnsavedWork.current()
    if (work === 'atRisk') return setQuestionOpen(true)
    if (work === 'stored') notifyInfo(t('related.kept'), t('related.keptHint'))
    return onClose()
  }, [t, onClose])
  const question = isQuestionOpen && <LeaveDialog onStay={() => setQuestionOpen(false)} onLeave={onClose} />
  return { onOpenInSheet, close, question }
}

interface FormProps extends Props {
  type: ContentType
  apiUrl: string
}

function RelatedForm({ type, apiUrl, request, onClose }: FormProps) {
  const [id, setId] = useState(request.id)
  const title = useSheetTitle(type, id)
  const { onOpenInSheet, close, question } = useClosing(onClose)
  const form = { type, apiUrl, onOpenInSheet, onDone: onClose, onCancel: close }
  const show = (created: number, hasMore: boolean) => {
    request.onCreated(created)
    if (hasMore) setId(created)
  }
  return (
    <FormSheet title={title} onClose={close}>
      {id > 0 ? <UpdateForm {...form} id={id} /> : <CreateForm {...form} onCreated={show} />}
      {question}
    </FormSheet>
  )
}

/** Form of a related record over the current form. */
export function RelatedSheet(props: Props) {
  const { office } = useOffice()
  const location = findRecordLocations(office).get(props.request.type)
  if (!location || location.type.single) return null
  return (
    <PermissionProvider value={location.area.permission}>
      <RelatedForm {...props} type={location.type} apiUrl={location.apiUrl} />
    </PermissionProvider>
  )
}
