import { Fold } from '../../../elements/Fold.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { ChapterLink, FoundEntry, FoundGroup } from './findEntries.ts'
import styles from './EntryList.module.css'

function Chapters({ chapters, of }: { chapters: readonly ChapterLink[]; of: string }) {
  return (
    <ul className={styles['chapters']}>
      {chapters.map(({ title, anchor }) => (
        <li key={anchor}>
          <SiteLink to={`${of}#${anchor}`}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

function FullEntry({ entry: { title, to, description, chapters, hits, lang } }: { entry: FoundEntry }) {
  const { t } = useTexts(documentationTexts)
  return (
    <li className={styles['entry']} lang={lang}>
      <h3>
        <SiteLink to={to}>{title}</SiteLink>
      </h3>
      {description !== '' && <p className={styles['text']}>{description}</p>}
      {hits.length > 0 && <Chapters chapters={hits} of={to} />}
      {hits.length === 0 && chapters.length > 0 && (
        <details className={styles['more']}>
          <summary>{t('chapterCount', { count: chapters.length })}</summary>
          <Chapters chapters={chapters} of={to} />
        </details>
      )}
    </li>
  )
}

function ShortEntry({ entry: { title, to, hits, lang } }: { entry: FoundEntry }) {
  return (
    <li lang={lang}>
      <SiteLink to={to}>{title}</SiteLink>
      {hits.length > 0 && <Chapters chapters={hits} of={to} />}
    </li>
  )
}

interface EntryListProps {
  groups: readonly FoundGroup[]
  isShort?: boolean
  isFound: boolean
}

export function EntryList({ groups, isShort = false, isFound }: EntryListProps) {
  const { t } = useTexts(documentationTexts)
  const GroupHeading = isShort ? 'h3' : 'h2'
  return (
    <div className={isShort ? styles['columns'] : styles['groups']}>
      {groups.map(({ title, entries }, index) => (
        <section key={title} id={isShort ? undefined : `category-${index + 1}`}>
          <Fold
            isOpen={isFound || index === 0}
            heading={
              <GroupHeading className={styles['category']}>{title || t('otherProducts')}</GroupHeading>
            }
          >
            <ul className={isShort ? styles['names'] : styles['entries']}>
              {entries.map((entry) =>
                isShort ? (
                  <ShortEntry key={entry.id} entry={entry} />
                ) : (
                  <FullEntry key={entry.id} entry={entry} />
                ),
              )}
            </ul>
          </Fold>
        </section>
      ))}
    </div>
  )
}
