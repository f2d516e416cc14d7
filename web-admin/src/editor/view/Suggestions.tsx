import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { valueAt } from '../../core/records/entries.ts'
import { languageOfError } from '../../core/records/formErrors.ts'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../../fields/form/FormContext.ts'
import { Words } from '../../fields/text/TextDiff.tsx'
import { useTypedValues } from '../../fields/form/useTypedValues.ts'
import classes from './Pending.module.css'

interface Suggested {
  id: string
  by: string
  path: string
  value: string
}

const suggestionsIn = ({ events, round }: ChangeRequestDetail): Suggested[] =>
  events.flatMap(({ id, by, field, suggestion, round: at }) =>
    suggestion === undefined || field === undefined || at !== round
      ? []
      : [{ id, by: by.name, path: fieldPath(field), value: suggestion }],
  )

function useFieldName() {
  const t = useTextsOf(changeRequestTexts)
  const language = useLanguage()
  const { type, form } = useFormHandle()
  return (path: string) => {
    const label = fieldLabel(type.key, path.split('.').at(-1) ?? '')[language]
    const of = languageOfError(path, form.getValues())
    return of ? `${label}, ${t(`language.${of}`)}` : label
  }
}

/** Suggestions of approvers for the open change request: each is accepted into the form or set aside. */
export function Suggestions({ changeRequest }: { changeRequest: ChangeRequestDetail }) {
  const t = useTextsOf(changeRequestTexts)
  const { form } = useFormHandle()
  const { reveal } = useFormView()
  const values = useTypedValues()
  const nameOf = useFieldName()
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())
  const open = suggestionsIn(changeRequest).filter(({ id, path, value }) => {
    const typed = valueAt(values, path)
    return !ignored.has(id) && typeof typed === 'string' && typed !== value
  })
  if (open.length === 0) return null
  const accept = ({ path, value }: Suggested) => {
    form.setFieldValue(path, value)
    reveal?.(path)
  }
  return (
    <ul className={classes['suggestions']} aria-label={t('suggestion.list')}>
      {open.map((one) => (
        <li key={one.id}>
          <strong>{t('suggestion.of', { name: one.by, field: nameOf(one.path) })}</strong>
          <p>
            <Words before={String(valueAt(values, one.path))} after={one.value} />
          </p>
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('suggestion.acceptOf', { field: nameOf(one.path) })}
              onClick={() => accept(one)}
            >
              {t('suggestion.accept')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('suggestion.ignoreOf', { field: nameOf(one.path) })}
              onClick={() => setIgnored((all) => new Set([...all, one.id]))}
            >
              {t('suggestion.ignore')}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  )
}
