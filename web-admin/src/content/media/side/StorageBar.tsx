import type { MediaOverview } from '@flou/shared/media.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { sizeText } from '../sizeText.ts'
import { useMediaText } from '../useMediaText.ts'
import classes from './Side.module.css'

/** Storage used, in all and by kind. */
export function StorageBar({ overview }: { overview: MediaOverview }) {
  const t = useMediaText()
  const language = useLanguage()
  const { bytes, kinds, trash } = overview
  const parts = [
    ...kinds.map(({ kind, bytes }) => ({ name: kind, label: t(kind), bytes })),
    { name: 'trash', label: t('trashTitle'), bytes: trash.bytes },
  ]
  const stored = parts.filter((part) => part.bytes > 0) // what is not there leaves no gap
  return (
    <section aria-label={t('storage')} className={classes.storage}>
      <p className={classes.total}>
        <span>{t('storage')}</span>
        <strong>{sizeText(bytes, language)}</strong>
      </p>
      <div className={classes.bar} aria-hidden="true">
        {stored.map((part) => (
          <span key={part.name} data-part={part.name} style={{ flexGrow: part.bytes }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {parts.map((part) => (
          <li key={part.name}>
            <span className={classes.dot} data-part={part.name} aria-hidden="true" />
            {part.label}
            <span>{sizeText(part.bytes, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
