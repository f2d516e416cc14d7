import { useEffect } from 'react'

const FIELD = 'form[data-suggest] input[type="search"]'

export function Suggestions() {
  useEffect(() => {
    const enhance = (field: EventTarget | null) => {
      if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return
      // the field still works as a plain form
      void import('./suggestField.ts')
        .then(({ attachSuggestions }) => attachSuggestions(field))
        .catch(() => undefined)
    }
    const onFocus = ({ target }: FocusEvent) => enhance(target)
    // the field may be focused already
    enhance(document.activeElement)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
