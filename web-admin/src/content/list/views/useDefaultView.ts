import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSavedViews } from './useViews.ts'
import { viewsKey } from './viewsKey.ts'

/**
 * Opens a list that is entered by its plain address in its default view, once; from then on the plain address shows the plain list.
 * False until it is known what to show.
 */
export function useDefaultView(address: string): boolean {
  const [search, setSearch] = useSearchParams()
  const { data, isFetched } = useSavedViews()
  const [entered, setEntered] = useState('')
  const isPlain = search.size === 0
  const view = data?.[viewsKey(address)]?.find(({ isDefault }) => isDefault)
  const isDue = isFetched && isPlain && entered !== address && view !== undefined
  useEffect(() => {
    if (!isFetched || entered === address) return
    // the address is an outside system: entering it is an event, and this remembers that it happened
    // eslint-disable-next-line react/set-state-in-effect, react-hooks/set-state-in-effect
    setEntered(address)
    if (isDue) setSearch(new URLSearchParams(view.search), { replace: true })
  }, [isFetched, entered, address, isDue, view, setSearch])
  return (isFetched || !isPlain) && !isDue
}
