import { isLanguage } from '@flou/shared/locale.ts'
import { RESULT_TYPE_LABEL } from '@flou/shared/search/resultTypes.ts'
import { marked } from '@flou/shared/search/searchMarkup.ts'
import { SUGGESTED_FROM, type Suggestion } from '@flou/shared/search/results.ts'
import { fetchSuggestions } from './fetchSuggestions.ts'
import styles from './suggestField.module.css'

/** Decision 38: suggestions follow the last key after so many milliseconds. */
const DELAY_MS = 200

const TEXTS = {
  en: { list: 'Suggestions', none: 'No suggestions.', some: '{n} suggestions. Use the arrow keys.' },
  id: { list: 'Saran', none: 'Tidak ada saran.', some: '{n} saran. Gunakan tombol panah.' },
} as const

let count = 0
const taken = new WeakSet<HTMLInputElement>()

/** Follows a link as a press on it would: the site's own links need no new document. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.dataset['page'] = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}

/** The list below a field, and what is said of it. */
function makeList(input: HTMLInputElement, label: string) {
  count += 1
  const list = document.createElement('ul')
  list.id = `suggestions-${count}`
  list.className = styles['list'] ?? ''
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', label)
  list.hidden = true
  const status = document.createElement('p')
  status.className = 'only-heard'
  status.setAttribute('role', 'status')
  const form = input.form
  form?.classList.add(styles['anchor'] ?? '')
  form?.append(list, status)
  return { list, status }
}

function optionOf({ title, titleMarks, type, language }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li')
  option.id = id
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  // `marked` escapes the text
  option.innerHTML = `<span>${marked(title, titleMarks)}</span> <small>${RESULT_TYPE_LABEL[type][language]}</small>`
  return option
}

/**
 * Makes a combobox of a search field (WAI-ARIA, list with manual selection): suggestions from two letters on, 200 ms after the last key; arrow keys
 * choose, Enter follows the chosen one or sends the form, Escape closes the list.
 */
export function suggestIn(input: HTMLInputElement): void {
  if (taken.has(input)) return
  taken.add(input)
  const named = input.form?.dataset['suggest']
  const language = isLanguage(named) ? named : 'en'
  const texts = TEXTS[language]
  const { list, status } = makeList(input, texts.list)
  let shown: readonly Suggestion[] = []
  let chosen = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const choose = (at: number) => {
    list.children[chosen]?.setAttribute('aria-selected', 'false')
    chosen = at
    const option = list.children[at]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const show = (found: readonly Suggestion[]) => {
    shown = found
    list.replaceChildren(...found.map((one, at) => optionOf(one, `${list.id}-${at}`)))
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    choose(-1)
  }
  const close = () => {
    clearTimeout(timer)
    asking?.abort()
    if (shown.length > 0) show([])
  }
  const ask = async (query: string) => {
    const own = new AbortController()
    asking = own
    const found = await fetchSuggestions(query, language, own.signal)
    if (own.signal.aborted || document.activeElement !== input) return
    show(found)
    status.textContent = found.length === 0 ? texts.none : texts.some.replace('{n}', String(found.length))
  }
  const onInput = () => {
    clearTimeout(timer)
    asking?.abort()
    const query = input.value.trim()
    if (query.length < SUGGESTED_FROM) show([])
    else timer = setTimeout(() => void ask(query), DELAY_MS)
  }
  const onKey = (event: KeyboardEvent) => {
    const { length } = shown
    if (event.key === 'Escape' && length > 0) {
      event.preventDefault()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      choose(
        chosen < 0 && step < 0
          ? length - 1
          : (chosen + step + length + 1) % (length + 1) === length
            ? -1
            : chosen + step,
      )
    } else if (event.key === 'Enter' && shown[chosen]) {
      event.preventDefault()
      const { url } = shown[chosen] ?? { url: '' }
      close()
      follow(url)
    }
  }
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', 'false')
  input.setAttribute('aria-controls', list.id)
  input.addEventListener('input', onInput)
  input.addEventListener('keydown', onKey)
  input.addEventListener('blur', close)
  input.form?.addEventListener('submit', close)
  // a press must not take the focus away before it counts
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null
    const found = option && shown[[...list.children].indexOf(option)]
    if (!found) return
    close()
    follow(found.url)
  })
  if (input.value.trim().length >= SUGGESTED_FROM) onInput()
}
