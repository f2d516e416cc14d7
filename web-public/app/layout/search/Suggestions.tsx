import { useEffect } from 'react'

const FIELD = 'form[data-suggest] input[type="search"]'

/** Suggests pages in every field of the site's search. What it takes is fetched when somebody goes to such a field. */
export function Suggestions() {
  useEffect(() => {
    const take = (field: EventTarget | null) => {
      if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return
      // without it the field is what it was: a form to the search page
      void import('./suggestField.ts').then(({ suggestIn }) => suggestIn(field)).catch(() => undefined)
    }
    const onFocus = ({ target }: FocusEvent) => take(target)
    // going to the field may be what brought this script
    take(document.activeElement)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
