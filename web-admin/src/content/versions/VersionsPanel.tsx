import { useState } from 'react'
import { later } from '../../elements/later.tsx'
import { useText } from '../../texts/useText.ts'
import type { VersionsProps } from './Versions.tsx'
import classes from './Versions.module.css'

/** Loaded when the panel is about to be opened. */
const Versions = later(async () => (await import('./Versions.tsx')).Versions)

/** Where every version of a record is found; folded until a person asks for them. */
export function VersionsPanel(props: VersionsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes['panel']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary {...Versions.onIntent}>{t('form.versions')}</summary>
      {isOpen && <Versions {...props} />}
    </details>
  )
}
