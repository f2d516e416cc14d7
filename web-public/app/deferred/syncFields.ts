type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const SELECTOR = 'input,textarea,select'
const EVENTS = ['input', 'change'] as const

const announce = (field: FormField, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }))

/** Sets the value past React's own tracker, so that it sees the event as a change. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** What tells React of a field's present state; undefined where that is as the server sent it. */
type Replay = (() => void) | undefined

/** React reacts to a click on a box whose state changes. */
function tickedReplay(field: HTMLInputElement): Replay {
  const { checked } = field
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = !checked
    field.click()
  }
}

function textReplay(field: HTMLInputElement | HTMLTextAreaElement): Replay {
  const typed = field.value
  if (typed === field.defaultValue) return undefined
  return () => {
    field.value = `${typed} ` // anything else, for the tracker
    setUnseen(field, typed)
    announce(field, 'input')
  }
}

/** Found without a look at every option, of which a list of countries has 250. */
const isAsSent = (field: HTMLSelectElement) =>
  !field.multiple &&
  field.options[field.selectedIndex] === (field.querySelector('option[selected]') ?? field.options[0])

function choiceReplay(field: HTMLSelectElement): Replay {
  if (isAsSent(field)) return undefined
  const options = [...field.options]
  if (options.every(({ selected, defaultSelected }) => selected === defaultSelected)) return undefined
  const chosen = new Set(options.filter(({ selected }) => selected))
  return () => {
    for (const option of options) option.selected = chosen.has(option)
    announce(field, 'change')
  }
}

const isUntouchable = (field: HTMLInputElement) => field.type === 'file' || field.type === 'hidden'
const isTicked = (field: HTMLInputElement) => field.type === 'checkbox' || field.type === 'radio'

function replayOf(field: FormField): Replay {
  if (field instanceof HTMLSelectElement) return choiceReplay(field)
  if (field instanceof HTMLTextAreaElement) return textReplay(field)
  if (isUntouchable(field)) return undefined
  return isTicked(field) ? tickedReplay(field) : textReplay(field)
}

const replays = new Map<FormField, Replay>()

/** Only what a person does: React sends events of its own while it hydrates, after it has put its own state into fields. */
const note = ({ target, isTrusted }: Event) => {
  if (isTrusted && target instanceof HTMLElement && target.matches(SELECTOR)) {
    const field = target as FormField // what the selector matches
    replays.set(field, replayOf(field))
  }
}

/**
 * Notes what the visitor, or the browser's form restore, has put into fields, and goes on noting it until `syncFields`.
 * Called before hydration, for React then shows its own state in some of them.
 */
export function watchFields(root: Document): void {
  for (const field of root.querySelectorAll<FormField>(SELECTOR)) replays.set(field, replayOf(field))
  for (const type of EVENTS) root.addEventListener(type, note, true)
}

/** After hydration: puts what was noted into the fields again, so that React hears of it. */
export function syncFields(root: Document): void {
  for (const type of EVENTS) root.removeEventListener(type, note, true)
  for (const [field, replay] of replays) if (field.isConnected) replay?.()
  replays.clear()
}
