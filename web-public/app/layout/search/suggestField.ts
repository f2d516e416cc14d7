import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { RESULT_TYPE_LABEL } from '@flou/shared/search/resultTypes.ts'
import { highlightText } from '@flou/shared/search/searchView.ts'
import { MIN_SUGGESTION_LETTERS, type Suggestion } from '@flou/shared/search/results.ts'
import { suggestionTexts } from '../../texts/suggestions.ts'
import { textsIn } from '../../texts/useTexts.ts'
import { fetchSuggestions } from './fetchSuggestions.ts'
import styles from './suggestField.module.css'

const DELAY_MS = 200

let count = 0
const enhancedInputs = new WeakSet<HTMLInputElement>()

/** Navigates like a click on a link of the site, or of another site. */
function follow(url: string): void {
  const link = document.createElement('a')
  link.href = url
  if (url.startsWith('/')) link.dataset['page'] = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}

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

function optionOf({ title, titleHighlights, type, language }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li')
  option.id = id
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.innerHTML = `<span>${highlightText(title, titleHighlights)}</span> <small>${RESULT_TYPE_LABEL[type][language]}</small>`
  return option
}

class SuggestField {
  readonly #input: HTMLInputElement
  readonly #list: HTMLUListElement
  readonly #status: HTMLElement
  readonly #language: Language
  #shown: readonly Suggestion[] = []
  #chosen = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | undefined

  constructor(input: HTMLInputElement, language: Language) {
    this.#input = input
    this.#language = language
    const { list, status } = makeList(input, textsIn(suggestionTexts, language).t('list'))
    this.#list = list
    this.#status = status
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', 'false')
    input.setAttribute('aria-controls', list.id)
    input.addEventListener('input', () => this.requestSuggestions())
    input.addEventListener('keydown', (event) => this.#onKey(event))
    input.addEventListener('blur', () => this.#close())
    input.form?.addEventListener('submit', () => this.#close())
    // prevents blur before the click
    list.addEventListener('mousedown', (event) => event.preventDefault())
    list.addEventListener('click', (event) => this.#onClick(event))
  }

  requestSuggestions(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    const query = this.#input.value.trim()
    if (query.length < MIN_SUGGESTION_LETTERS) this.#show([])
    else this.#timer = setTimeout(() => void this.#answer(query), DELAY_MS)
  }

  async #answer(query: string): Promise<void> {
    const own = new AbortController()
    this.#asking = own
    const found = await fetchSuggestions(query, this.#language, own.signal)
    if (own.signal.aborted || document.activeElement !== this.#input) return
    this.#show(found)
    const { t } = textsIn(suggestionTexts, this.#language)
    this.#status.textContent = found.length === 0 ? t('none') : t('some', { count: found.length })
  }

  #show(found: readonly Suggestion[]): void {
    this.#shown = found
    this.#list.replaceChildren(...found.map((one, at) => optionOf(one, `${this.#list.id}-${at}`)))
    this.#list.hidden = found.length === 0
    this.#input.setAttribute('aria-expanded', String(found.length > 0))
    this.#choose(-1)
  }

  #choose(at: number): void {
    this.#list.children[this.#chosen]?.setAttribute('aria-selected', 'false')
    this.#chosen = at
    const option = this.#list.children[at]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) this.#input.setAttribute('aria-activedescendant', option.id)
    else this.#input.removeAttribute('aria-activedescendant')
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    if (this.#shown.length > 0) this.#show([])
  }

  #follow(found: Suggestion | undefined): void {
    if (!found) return
    this.#close()
    follow(found.url)
  }

  #onKey(event: KeyboardEvent): void {
    const { length } = this.#shown
    const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isChosen = event.key === 'Enter' && this.#chosen >= 0
    if (length === 0 || (offset === undefined && !isChosen && event.key !== 'Escape')) return
    event.preventDefault()
    // index -1 is the field itself
    if (offset !== undefined) this.#choose(((this.#chosen + 1 + offset + length + 1) % (length + 1)) - 1)
    else if (isChosen) this.#follow(this.#shown[this.#chosen])
    else this.#close()
  }

  #onClick({ target }: MouseEvent): void {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    if (option) this.#follow(this.#shown[[...this.#list.children].indexOf(option)])
  }
}

/**
 * Turns a search field into a WAI-ARIA combobox: arrow keys select, Enter follows or submits, Escape closes.
 */
export function attachSuggestions(input: HTMLInputElement): void {
  if (enhancedInputs.has(input)) return
  enhancedInputs.add(input)
  const named = input.form?.dataset['suggest']
  const field = new SuggestField(input, isLanguage(named) ? named : 'en')
  if (input.value.trim().length >= MIN_SUGGESTION_LETTERS) field.requestSuggestions()
}
