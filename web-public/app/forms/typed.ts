/** What was typed into a form and not yet sent, in this tab. */
export interface Typed {
  /** The same for each attempt to send it: what arrives twice is stored once. */
  key: string
  fields: Record<string, string>
}

const nameOf = (form: string) => `form.${form}`

/** What was typed before, if anything; storage may be forbidden. */
export function readTyped(form: string): Typed | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(form))
    return text === null ? undefined : (JSON.parse(text) as Typed) // written below alone
  } catch {
    return undefined
  }
}

/** Keeps what was typed; undefined forgets it. */
export function keepTyped(form: string, typed: Typed | undefined): void {
  try {
    if (typed) sessionStorage.setItem(nameOf(form), JSON.stringify(typed))
    else sessionStorage.removeItem(nameOf(form))
  } catch {
    // the form itself still has it
  }
}

/** The fields of a form as texts, without those that belong to sending it. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('_'),
  )
  return Object.fromEntries(entries)
}

/** Puts what was typed before into the form's elements, where they are still as the page came. */
export function restoreFields(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const element of form.elements) {
    if (!('name' in element)) continue
    const typed = fields[String(element.name)]
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      element.checked = typed === element.value
    } else if (typed !== undefined && isField(element) && element.value === '') element.value = typed
  }
}

const isField = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
