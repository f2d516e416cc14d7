import type { MediaOverview } from '@flou/shared/media/media.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { sizeText } from '../../core/media/sizeText.ts'
import classes from './Side.module.css'
import { mediaTexts } from '../../core/texts/media.ts'

export function StorageBar({ overview }: { overview: MediaOverview }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const { bytes, kinds, trash } = overview
  const segments = [
    ...kinds.map(({ kind, bytes }) => ({ name: kind, label: t(kind), bytes })),
    { name: 'trash', label: t('trashTitle'), bytes: trash.bytes },
  ]
  const stored = segments.filter((segment) => segment.bytes > 0)
  return (
    <section aria-label={t('storage')} className={classes.storage}>
      <p className={classes.total}>
        <span>{t('storage')}</span>
        <strong>{sizeText(bytes, language)}</strong>
      </p>
      <div className={classes.bar} aria-hidden="true">
        {stored.map((segment) => (
          <span key={segment.name} data-part={segment.name} style={{ flexGrow: segment.bytes }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {segments.map((segment) => (
          <li key={segment.name}>
            <span className={classes.dot} data-part={segment.name} aria-hidden="true" />
            {segment.label}
            <span>{sizeText(segment.bytes, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
