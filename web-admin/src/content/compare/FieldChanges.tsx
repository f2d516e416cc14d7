import { fieldLabel } from '@flou/shared/content/labels.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import type { FieldChange } from './fieldChanges.ts'
import classes from './FieldChanges.module.css'

interface Props {
  typeKey: string
  changes: readonly FieldChange[]
  /** What the two columns of values hold. */
  one: string
  other: string
}

/** Two states of a record side by side, field by field and language by language. */
export function FieldChanges({ typeKey, changes, one, other }: Props) {
  const t = useText()
  const language = useLanguage()
  const nameOf = ({ names }: FieldChange) =>
    names
      .map((name) => (typeof name === 'number' ? String(name) : fieldLabel(typeKey, name)[language]))
      .join(' › ')
  return (
    <div className={classes.scroll} role="region" aria-label={t('form.conflictFields')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{one}</th>
            <th scope="col">{other}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.path}>
              <th scope="row">
                {nameOf(change)}
                {change.language && (
                  <span className={classes.language}>{t(`form.language.${change.language}`)}</span>
                )}
              </th>
              <td>{change.one || '–'}</td>
              <td>{change.other || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
