type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const SELECTOR = 'input,textarea,select'
const EVENTS = ['input', 'change'] as const

const announce = (field: FormField, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }))

/** Sets the value past React's value tracker, so that React treats the event as a change. */
function setUntracked(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

type Replay = (() => void) | undefined

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
    field.value = `${typed} ` // any different value, for the tracker
    setUntracked(field, typed)
    announce(field, 'input')
  }
}

/** Avoids reading every option: a country list has 250. */
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

const isNotReplayable = (field: HTMLInputElement) => field.type === 'file' || field.type === 'hidden'
const isTicked = (field: HTMLInputElement) => field.type === 'checkbox' || field.type === 'radio'

function replayOf(field: FormField): Replay {
  if (field instanceof HTMLSelectElement) return choiceReplay(field)
  if (field instanceof HTMLTextAreaElement) return textReplay(field)
  if (isNotReplayable(field)) return undefined
  return isTicked(field) ? tickedReplay(field) : textReplay(field)
}

const replays = new Map<FormField, Replay>()

/** Trusted events only: React dispatches its own during hydration. */
const recordInput = ({ target, isTrusted }: Event) => {
  if (isTrusted && target instanceof HTMLElement && target.matches(SELECTOR)) {
    const field = target as FormField
    replays.set(field, replayOf(field))
  }
}

/** Records input made before hydration, including the browser's form restore, until `replayTypedInput`. */
export function recordTypedInput(root: Document): void {
  for (const field of root.querySelectorAll<FormField>(SELECTOR)) replays.set(field, replayOf(field))
  for (const type of EVENTS) root.addEventListener(type, recordInput, true)
}

/** Restores recorded input after hydration, so that React receives it. */
export function replayTypedInput(root: Document): void {
  for (const type of EVENTS) root.removeEventListener(type, recordInput, true)
  for (const [field, replay] of replays) if (field.isConnected) replay?.()
  replays.clear()
}
