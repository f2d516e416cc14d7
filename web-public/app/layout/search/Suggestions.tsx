import { useEffect } from 'react'

const FIELD = 'form[data-suggest] input[type="search"]'

/** Suggests pages in every field of the site's search. What it takes is fetched when somebody goes to such a field. */
export function Suggestions() {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return
      // without it the field is what it was: a form to the search page
      void import('./suggestField.ts').then(({ suggestIn }) => suggestIn(target)).catch(() => undefined)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
