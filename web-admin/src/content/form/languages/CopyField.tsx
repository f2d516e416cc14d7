import { useState } from 'react'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { offerUndo } from '../../../elements/notify.ts'
import { useText } from '../../../texts/useText.ts'
import { useFormHandle } from '../FormContext.ts'
import { valueAt } from '../entries.ts'
import { otherPath, replaced, type Copied } from './copyLanguage.ts'
import { CopyDialog } from './CopyDialog.tsx'
import classes from './languages.module.css'

interface Props {
  path: string
  label: string
  from: Language
}

/** Copies one text into the other language; asks before it replaces one, and can be undone. */
export function CopyField({ path, label, from }: Props) {
  const t = useText()
  const { form } = useFormHandle()
  const [asked, setAsked] = useState<Copied>()
  const to = t(`form.language.${otherLanguage(from)}`)
  const copy = ({ path, before, after }: Copied) => {
    setAsked(undefined)
    form.setFieldValue(path, after)
    offerUndo(t('edit.copied', { name: label, language: to }), t('items.undo'), () => {
      if (valueAt(form.getValues(), path) === after) form.setFieldValue(path, before)
    })
  }
  const start = () => {
    const values = form.getValues()
    const target = otherPath(path, values)
    if (target === undefined) return
    const wanted = { path: target, before: valueAt(values, target), after: valueAt(values, path) }
    if (wanted.before === wanted.after) return
    if (replaced([wanted]) > 0) setAsked(wanted)
    else copy(wanted)
  }
  const name = t('edit.copyField', { name: label, language: to })
  return (
    <>
      <button type="button" className={classes.copy} aria-label={name} title={name} onClick={start}>
        <Icon name="switch" size={15} />
      </button>
      {asked && (
        <CopyDialog
          title={t('edit.copyFieldAsk', { name: label, language: to })}
          onCopy={() => copy(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
