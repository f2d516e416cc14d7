import { useDebouncedValue } from '@mantine/hooks'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import type { Option } from '@flou/shared/api.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { useOptions } from '../../core/records/useOptions.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { choiceTarget } from './choiceTarget.ts'
import classes from './ParentChoice.module.css'

const SEARCH_DELAY_MS = 250

interface Props {
  options: readonly Option[]
  pattern: string
  label: string
}

function Choices({ options, pattern, label }: Props) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  if (options.length === 0) return <p className={classes.empty}>{t('parents.none')}</p>
  return (
    <ul className={classes.choices} aria-label={label}>
      {options.map(({ id, title }) => (
        <li key={id}>
          <Link to={generatePath(pattern, { id: String(id) })} className={classes.choice}>
            {localizedText(title, language).text || id}
            <Icon name="chevron" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Selects the parent record of a list, such as the product of packages. */
export function ParentChoiceScreen({ route }: ScreenProps) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const { pattern, parent } = choiceTarget(route)
  const [text, setText] = useState('')
  const [searched] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS)
  const { data, error, isPending } = useOptions(parent.key, searched, true)
  return (
    <>
      <h1>{routeLabel(route)[language]}</h1>
      <p>{t('parents.choose', { name: parent.label[language] })}</p>
      <TextInput
        name="search"
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={t('list.searchHint')}
        aria-label={t('list.search')}
        leftSection={<Icon name="search" size={16} />}
        maw={420}
        mb="md"
      />
      <LoadFailure error={error} title={t('shell.listFailed')} />
      {isPending && <PageLoading />}
      {data && <Choices options={data} pattern={pattern} label={parent.plural[language]} />}
    </>
  )
}
