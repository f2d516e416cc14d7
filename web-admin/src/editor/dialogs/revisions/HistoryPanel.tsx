import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { FormPanel, FormPanelButton } from './FormPanel.tsx'
import type { RevisionsProps } from './Revisions.tsx'

const Revisions = lazyPart(async () => (await import('./Revisions.tsx')).Revisions)

export function HistoryButton() {
  const t = useTextsOf(editorTexts)
  return (
    <FormPanelButton name="versions" label={t('form.versions')} icon="audit" onIntent={Revisions.onIntent} />
  )
}

export function HistoryPanel(props: RevisionsProps) {
  const t = useTextsOf(editorTexts)
  return (
    <FormPanel name="versions" title={t('form.versions')} closeLabel={t('form.closeVersions')}>
      <Revisions {...props} />
    </FormPanel>
  )
}
