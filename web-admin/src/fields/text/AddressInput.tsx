import { TextInput } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { urlProblem } from '@flou/shared/content/declaration.ts'
import { isPlannedUrl } from '@flou/shared/site/plannedPages.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { richTexts } from '../../core/texts/richText.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { ChoiceList, optionId } from '../richText/links/ChoiceList.tsx'
import { normalizeLink } from '../richText/document/normalizeLink.ts'
import { useLinkSearch, type LinkSearch } from '../richText/links/useLinkSearch.ts'
import { PanelAt } from '../../ui/Popup.tsx'
import { selectSample } from './selectSample.ts'

interface Props {
  name: string
  label: string
  initial: string
  isRequired?: boolean
  error: string | undefined
  onChange: (url: string) => void
}

const isComplete = (text: string) => text === '' || normalizeLink(text) === text

function useAddress(initial: string, onChange: (url: string) => void) {
  const [chosen, setChosen] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const write = (text: string) => {
    search.type(text)
    onChange(text)
  }
  const choose = (url: string) => {
    setChosen(url)
    if (url !== search.typed) write(url)
    setProblem(urlProblem(url))
  }
  const search: LinkSearch = useLinkSearch({
    link: { href: chosen },
    onChoose: (target) => choose(target?.href ?? ''),
  })
  const type = (text: string) => {
    if (isComplete(text)) setChosen(text)
    setProblem(undefined)
    write(text)
  }
  const leave = () => choose(normalizeLink(search.typed) ?? search.typed.trim())
  return { search, problem, choose, type, leave }
}

/** Input of a URL that also finds pages of the site by their title. */
export function AddressInput({ name, label, initial, isRequired = false, error, onChange }: Props) {
  const t = useTextsOf(richTexts)
  const fieldText = useTextsOf(fieldTexts)
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { search, problem, choose, type, leave } = useAddress(initial, onChange)
  const isOpen = search.keyword !== ''
  const hasChoices = isOpen && search.choices.length > 0
  const act = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const actions: Readonly<Record<string, () => void>> = { Enter: search.enter, Escape: leave }
    const action = event.ctrlKey || event.metaKey ? undefined : actions[event.key]
    if (!action && !search.move(event)) return
    event.preventDefault()
    event.stopPropagation()
    action?.()
  }
  const ownError = search.isBad ? t('rich.linkBad') : problem && messageText(problem, language)
  return (
    <>
      <TextInput
        ref={input}
        name={name}
        label={label}
        value={search.typed}
        error={error ?? ownError}
        description={isPlannedUrl(search.typed) ? fieldText('field.plannedPage') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('rich.linkHint')}
        withAsterisk={isRequired}
        aria-required={isRequired}
        role="combobox"
        aria-expanded={hasChoices}
        aria-controls={hasChoices ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasChoices ? optionId(id, search.active) : undefined}
        onFocus={selectSample}
        onBlur={leave}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={act}
      />
      {isOpen && (
        <PanelAt
          id={`${id}-panel`}
          name={label}
          at={() => input.current?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 }}
          isHidden={false}
          isList={false}
        >
          <ChoiceList id={id} search={search} onChoose={({ href }) => choose(href)} />
        </PanelAt>
      )}
    </>
  )
}
