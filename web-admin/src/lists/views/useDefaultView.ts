import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSavedViews, viewsKey } from './useViews.ts'

/** Opens a list without query in its default view, once per visit. Returns false until the view is known. */
export function useDefaultView(apiUrl: string): boolean {
  const [search, setSearch] = useSearchParams()
  const { data, isFetched } = useSavedViews()
  const [entered, setEntered] = useState('')
  const isPlain = search.size === 0
  const view = data?.[viewsKey(apiUrl)]?.find(({ isDefault }) => isDefault)
  const shouldOpenDefault = isFetched && isPlain && entered !== apiUrl && view !== undefined
  useEffect(() => {
    if (!isFetched || entered === apiUrl) return
    // the URL is an external system: entering it is an event
    // oxlint-disable-next-line react/set-state-in-effect, react-hooks/set-state-in-effect
    setEntered(apiUrl)
    if (shouldOpenDefault) setSearch(new URLSearchParams(view.search), { replace: true })
  }, [isFetched, entered, apiUrl, shouldOpenDefault, view, setSearch])
  return (isFetched || !isPlain) && !shouldOpenDefault
}
