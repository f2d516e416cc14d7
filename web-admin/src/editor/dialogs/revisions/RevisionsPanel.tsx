import { useState } from 'react'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RevisionsProps } from './Revisions.tsx'
import classes from './Revisions.module.css'

const Revisions = lazyPart(async () => (await import('./Revisions.tsx')).Revisions)

export function RevisionsPanel(props: RevisionsProps) {
  const t = useTextsOf(editorTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes['panel']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary {...Revisions.onIntent}>{t('form.versions')}</summary>
      {isOpen && <Revisions {...props} />}
    </details>
  )
}
