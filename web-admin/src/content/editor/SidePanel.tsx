import type { SidePanelName } from '@flou/shared/content/offices.ts'
import { lazyPart, type LazyPart } from '../../elements/lazyPart.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import type { SidePanelProps } from '../mail/sidePanelProps.ts'

const PANELS = {
  mailPreview: lazyPart<SidePanelProps>(async () => (await import('../mail/MailPreview.tsx')).MailPreview, {
    Placeholder: PageLoading,
  }),
} as const satisfies Record<SidePanelName, LazyPart<SidePanelProps>>

export function SidePanel({ name }: { name: SidePanelName }) {
  const { type, form, edits } = useFormHandle()
  const { language } = useFormView()
  const Panel = PANELS[name]
  return (
    <Panel
      type={type}
      language={language}
      read={form.getValues}
      subscribe={edits.subscribe}
      write={form.setFieldValue}
    />
  )
}
