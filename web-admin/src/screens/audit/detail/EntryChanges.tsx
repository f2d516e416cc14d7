import { LANGUAGES } from '@flou/shared/locale.ts'
import { DataTable } from '../../../elements/list/DataTable.tsx'
import { languageTag } from '../../../texts/language.ts'
import { auditLogTexts } from '../../../texts/screens/auditLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { hasHiddenChanges } from './auditChanges.ts'
import { entryChanges, type EntryChange } from './entryChanges.ts'
import classes from './EntryChanges.module.css'

type Sides = NonNullable<EntryChange['plain']>

/** What it was, crossed out, above what it became; each said to screen readers as well. */
function Change({ before, after }: Sides) {
  const t = useTextsOf(auditLogTexts)
  return (
    <>
      {before !== '' && (
        <del className={classes.before}>
          <span className="visuallyHidden">{t('audit.before')}: </span>
          {before}
        </del>
      )}
      {after !== '' && (
        <ins className={classes.after}>
          <span className="visuallyHidden">{t('audit.after')}: </span>
          {after}
        </ins>
      )}
    </>
  )
}

function Line({ name, plain, texts }: EntryChange) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plain && (
        <td colSpan={LANGUAGES.length}>
          <Change {...plain} />
        </td>
      )}
      {texts &&
        LANGUAGES.map((language) => {
          const sides = texts[language]
          return (
            <td key={language} lang={languageTag(language)}>
              {sides ? <Change {...sides} /> : '–'}
            </td>
          )
        })}
    </tr>
  )
}

/** Before and after, field by field, both languages side by side. */
export function EntryChanges({ entity, data }: { entity: string; data: string }) {
  const t = useTextsOf(auditLogTexts)
  const changes = entryChanges(entity, { data, language: useLanguage() })
  if (changes.length === 0)
    return <p>{t(hasHiddenChanges(data) ? 'audit.referenceChange' : 'audit.noChange')}</p>
  return (
    <DataTable
      label={t('audit.changes')}
      columns={[t('audit.field'), ...LANGUAGES.map((language) => t(`form.language.${language}`))]}
      phone="scroll"
      className={classes.changes}
    >
      {changes.map((change) => (
        <Line key={change.name} {...change} />
      ))}
    </DataTable>
  )
}
