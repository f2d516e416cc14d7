import type { ReactNode } from 'react'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { mediaUrl, type MediaRecord } from '../../../core/media/useMedia.ts'
import { sizeText } from '../../../core/media/sizeText.ts'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Variants({ record }: { record: MediaRecord }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const bytes = record.variants.reduce((sum, { size = 0 }) => sum + size, 0)
  return (
    <details>
      <summary>
        {t('variantsCount', { count: record.variants.length, size: sizeText(bytes, language) })}
      </summary>
      <ul>
        {record.variants.map(({ path, mime, width, height, size = 0 }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {(mime.split('/')[1] ?? '').toUpperCase()} {width} × {height}
            </a>{' '}
            {sizeText(size, language)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Animations have no variants, because those would be stills. */
const isShownAsUploaded = ({ mime, variants }: MediaRecord) =>
  mime.startsWith('image/') && mime !== 'image/svg+xml' && variants.length === 0

export function Facts({ record }: { record: MediaRecord }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const { mime, size, width, height, variants, created, createdBy, updated, updatedBy, stored } = record
  return (
    <dl className={classes.facts}>
      <Fact name={t('type')}>
        {mime}
        {isShownAsUploaded(record) && <> · {t('shownAsUploaded')}</>}
      </Fact>
      <Fact name={t('size')}>{sizeText(size, language)}</Fact>
      {width > 0 && (
        <Fact name={t('dimensions')}>
          {width} × {height}
        </Fact>
      )}
      {stored !== undefined && stored > 0 && (
        <Fact name={t('stored')}>{t('storedOf', { size: sizeText(stored, language) })}</Fact>
      )}
      <Fact name={t('uploaded')}>{t('by', { time: timeText(created, language), name: createdBy.name })}</Fact>
      {updated !== created && (
        <Fact name={t('updated')}>
          {t('by', { time: timeText(updated, language), name: updatedBy.name })}
        </Fact>
      )}
      {variants.length > 0 && (
        <Fact name={t('variants')}>
          <Variants record={record} />
        </Fact>
      )}
      <Fact name="URL">
        <code>{mediaUrl(record)}</code>
      </Fact>
    </dl>
  )
}
