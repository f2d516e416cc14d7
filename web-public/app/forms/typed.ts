export interface TypedInput {
  /** Idempotency key, the same for all attempts. */
  key: string
  fields: Record<string, string>
}

const storageKeyOf = (form: string) => `form.${form}`

export function readTyped(form: string): TypedInput | undefined {
  try {
    const text = sessionStorage.getItem(storageKeyOf(form))
    return text === null ? undefined : (JSON.parse(text) as TypedInput)
  } catch {
    return undefined
  }
}

/** Stores the input in this tab; undefined removes it. */
export function storeTyped(form: string, typed: TypedInput | undefined): void {
  try {
    if (typed) sessionStorage.setItem(storageKeyOf(form), JSON.stringify(typed))
    else sessionStorage.removeItem(storageKeyOf(form))
  } catch {
    // storage may be blocked: the form still has the values
  }
}

/** Returns the text fields except technical ones (`_…`). */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('_'),
  )
  return Object.fromEntries(entries)
}

/** Restores stored values into unchanged fields. */
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
