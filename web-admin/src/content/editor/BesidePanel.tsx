import type { BesideName } from '@flou/shared/content/offices.ts'
import { later, type Later } from '../../elements/later.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import type { Beside } from '../mail/beside.ts'

/** Hand-written panels beside forms, loaded with the first form that has one. */
const PANELS = {
  mailPreview: later<Beside>(async () => (await import('../mail/MailPreview.tsx')).MailPreview, {
    Waiting: PageLoading,
  }),
} as const satisfies Record<BesideName, Later<Beside>>

/** The panel that a section declares beside its form. */
export function BesidePanel({ name }: { name: BesideName }) {
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
