import type { Declaration } from '@flou/shared/content/declaration.ts'
import type { Fields } from '@flou/shared/content/declaration.ts'
import { ColumnLanguageProvider, useFormHandle, useFormView } from '../../form/FormContext.ts'
import { entryIndex, valueAt } from '../../../core/records/entries.ts'
import { below } from '../../../core/records/entries.ts'
import { Cell, useCellLabel } from './Cell.tsx'
import classes from './Entry.module.css'

interface Props {
  texts: Fields
  shape: Declaration
  path: string
}

export function TextCells({ texts, shape: declaration, path }: Props) {
  const { form } = useFormHandle()
  const { languages } = useFormView()
  const at = below(path, declaration.translationsKey)
  const entries = valueAt(form.getValues(), at)
  return (
    <div className={classes.texts}>
      {Object.entries(texts).map(([name, field]) =>
        languages.map((language) => (
          <ColumnLanguageProvider key={`${name} ${language}`} value={language}>
            <Cell name={name} field={field} path={below(at, entryIndex(entries, language), name)} />
          </ColumnLanguageProvider>
        )),
      )}
    </div>
  )
}

const ColumnName = ({ name }: { name: string }) => <span>{useCellLabel()(name)}</span>

export function TextHeads({ texts }: Pick<Props, 'texts'>) {
  const { languages } = useFormView()
  return (
    <div className={classes.texts}>
      {Object.keys(texts).map((name) =>
        languages.map((language) => (
          <ColumnLanguageProvider key={`${name} ${language}`} value={language}>
            <ColumnName name={name} />
          </ColumnLanguageProvider>
        )),
      )}
    </div>
  )
}
