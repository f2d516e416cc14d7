import { LANGUAGES } from '@flou/shared/locale.ts'
import { Table } from '../../../ui/table/Table.tsx'
import { languageTag } from '../../../core/texts/language.ts'
import { auditLogTexts } from '../../../core/texts/audit.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { hasHiddenChanges } from './diffAuditData.ts'
import { diffEntry, type EntryDiffRow } from './diffEntry.ts'
import classes from './EntryDiff.module.css'

type Sides = NonNullable<EntryDiffRow['plain']>

/** Shows the old value struck through above the new one, labelled for screen readers. */
function ValueDiff({ before, after }: Sides) {
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

function Line({ name, plain, texts }: EntryDiffRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plain && (
        <td colSpan={LANGUAGES.length}>
          <ValueDiff {...plain} />
        </td>
      )}
      {texts &&
        LANGUAGES.map((language) => {
          const sides = texts[language]
          return (
            <td key={language} lang={languageTag(language)}>
              {sides ? <ValueDiff {...sides} /> : '–'}
            </td>
          )
        })}
    </tr>
  )
}

export function EntryDiff({ entity, data }: { entity: string; data: string }) {
  const t = useTextsOf(auditLogTexts)
  const diffs = diffEntry(entity, { data, language: useLanguage() })
  if (diffs.length === 0)
    return <p>{t(hasHiddenChanges(data) ? 'audit.referenceChange' : 'audit.noChange')}</p>
  return (
    <Table
      label={t('audit.changes')}
      columns={[t('audit.field'), ...LANGUAGES.map((language) => t(`language.${language}`))]}
      phone="scroll"
      className={classes.changes}
    >
      {diffs.map((diff) => (
        <Line key={diff.name} {...diff} />
      ))}
    </Table>
  )
}
