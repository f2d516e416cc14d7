import { useQuery } from '@tanstack/react-query'
import type { Office } from '@flou/shared/content/offices.ts'
import { ISO_CODE } from '@flou/shared/locale.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { storedPerson } from '../../../core/session/signedInUser.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { startTexts } from '../../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { readOfPerson } from '../../../core/unsaved/browserStore.ts'
import { unsavedWorkIn, type UnsavedWork } from '../../../core/unsaved/unsavedWork.ts'
import { storedTexts, titleOf } from './storedTexts.ts'
import classes from './StoredWork.module.css'

function Texts({ work }: { work: UnsavedWork }) {
  const editor = useTextsOf(editorTexts)
  const own = useLanguage()
  return (
    <dl>
      {storedTexts(work, own).map(({ path, label, language, text }) => (
        <div key={path}>
          <dt>{language ? `${label} (${editor(`language.${language}`)})` : label}</dt>
          <dd lang={language && ISO_CODE[language]}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Typed work that this browser has of the last person, readable while the server does not answer. */
export function StoredWork({ office }: { office: Office }) {
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  const person = storedPerson()
  const { data = [] } = useQuery({
    queryKey: ['stored-work', person],
    queryFn: () => readOfPerson(person),
    enabled: person > 0,
    gcTime: 0,
    retry: false,
  })
  const all = unsavedWorkIn(office, data)
  if (all.length === 0) return null
  return (
    <section className={classes.stored} aria-labelledby="stored-work">
      <h2 id="stored-work">{t('start.unsaved')}</h2>
      <p>{t('start.storedHint')}</p>
      {all.map((work, index) => (
        <details key={work.entries[0].subject} open={index === 0}>
          <summary>
            {titleOf(work, language)}{' '}
            <small>
              {work.route.area.label[language]} ·{' '}
              {timeText(new Date(work.entries[0].at).toISOString(), language)}
            </small>
          </summary>
          <Texts work={work} />
        </details>
      ))}
    </section>
  )
}
